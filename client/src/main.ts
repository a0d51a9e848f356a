// The page starts here, and small: words and screens are fetched side by side, so that neither waits for the other.
import { words } from './text/files';
import { firstLanguage } from './text/languages';
import './style.css';

void words(firstLanguage(), 'screens').catch(() => undefined); // asked for again, and heeded, in begin()
void import('./begin').then(({ begin }) => begin());
