// The page starts here: language first, then the screens.
import { mount } from 'svelte';
import App from './App.svelte';
import { listen } from './route.svelte';
import { settings } from './settings.svelte';
import { speak } from './text/words.svelte';
import './style.css';

listen();
await speak(settings.language).catch(() => speak('en'));
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
