// Addresses of the page: a path is a screen. Links are real links; clicks on them stay in the page.

export interface Route {
  screen: string;
  id: string;
  part: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Route {
  const [, screen = '', id = '', part = ''] = location.pathname.split('/');
  return {
    screen,
    id: decodeURIComponent(id),
    part,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

export const route = $state<{ now: Route }>({ now: here() });

let renewed = false;

/** A newer page lies ready: the next step to another screen loads it. */
export function renew(): void {
  renewed = true;
}

export function go(path: string, replace = false): void {
  if (renewed) return location[replace ? 'replace' : 'assign'](path);
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.now = here();
  if (!location.hash) scrollTo(0, 0);
}

export function listen(): void {
  addEventListener('popstate', () => (route.now = here()));
  addEventListener('hashchange', () => (route.now = here()));
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      link.pathname.startsWith('/api/')
    )
      return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
