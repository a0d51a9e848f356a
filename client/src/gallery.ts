// Development only: every card of every box, both ways round, to look at.
import { drawCard, drawGold, drawRole } from './cards/draw';
import { halfTurn } from './cards/code';
import { ICONS, figure } from './cards/icons';

const boxes = import.meta.glob('../../src/undermine/games/*/cards.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

function svg(inner: string, w: number, title: string): string {
  return `<figure><svg viewBox="0 0 100 150" width="${w}">${inner}</svg><figcaption>${title}</figcaption></figure>`;
}

const size = Number(new URLSearchParams(location.search).get('w') ?? 80);
const only = new URLSearchParams(location.search).get('only') ?? '';
let page =
  '<style>body{background:#17110d;color:#eee;font:10px sans-serif;margin:8px}' +
  'figure{display:inline-block;margin:3px;text-align:center}' +
  'figcaption{max-width:90px;overflow-wrap:anywhere}</style>';
for (const [file, text] of Object.entries(boxes)) {
  if (only && !file.includes(only)) continue;
  page += `<h2>${file}</h2>`;
  for (const [, code] of text.matchAll(/^"([^"]+)"\s*=\s*\d+$/gm)) {
    if (/^\d/.test(code!)) continue;
    page += svg(drawCard(code!), size, code!);
    const turned = halfTurn(code!);
    if (turned !== code) page += svg(drawCard(turned), size, turned);
  }
}
page += '<h2>other</h2>' + ['?', 'I:?', 'II:?', 'III:?'].map((code) => svg(drawCard(code), size, code)).join('');
page += svg(drawCard('?', { goal: true }), size, 'goal') + svg(drawCard('NESW', { start: true }), size, 'start');
page +=
  [1, 2, 3, '?'].map((n) => svg(drawGold(n as 1), size, `gold ${n}`)).join('') +
  svg(drawRole('digger'), size, 'digger') +
  svg(drawRole('saboteur'), size, 'saboteur');
page +=
  `<div style="background:#f6ead0;color:#000">` +
  Object.entries(ICONS)
    .map(
      ([n, i]) => `<figure><svg viewBox="0 0 64 64" width="${size}">${i}</svg><figcaption>${n}</figcaption></figure>`,
    )
    .join('') +
  `<svg viewBox="0 0 64 64" width="${size}">${figure('#c33')}</svg></div>`;
document.body.innerHTML = page;
