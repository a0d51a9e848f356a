// Language first, then the screens; what the next step will need is fetched while nothing else is to do.
import { mount } from 'svelte';
import App from './App.svelte';
import { arrive } from './net/api';
import { listen, renew, route } from './route.svelte';
import { settings } from './settings.svelte';
import { speak } from './text/words.svelte';

export async function begin(): Promise<void> {
  listen();
  if (route.now.screen === 't') void arrive(); // by the time the screen is here, so is the cookie
  await speak(settings.language).catch(() => speak('en'));
  mount(App, { target: document.getElementById('app')! });
  if ('serviceWorker' in navigator && import.meta.env.PROD) void keepAtHand();
  setTimeout(() => void import('./screens/TableScreen.svelte').catch(() => undefined), 400);
}

/** Let the service worker keep the page; a newer page is taken with the next step, never in the middle of one. */
async function keepAtHand(): Promise<void> {
  const before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => before && renew());
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return; // a private window, or no secure connection: the page works without
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
  active?.postMessage({ keep: used.filter((path) => path.startsWith('/assets/')) });
}
