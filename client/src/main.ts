// The page starts here, and small: words and screens are fetched side by side, so that none waits for another.
import { words } from './text/files';
import { firstLanguage } from './text/languages';
import './style.css';

const early = (fetched: Promise<unknown>): void => void fetched.catch(() => undefined); // asked for again, and heeded, where it is needed
early(words(firstLanguage(), 'screens'));
if (location.pathname.startsWith('/t/')) early(import('./screens/TableScreen.svelte'));
void import('./begin').then(({ begin }) => begin());
