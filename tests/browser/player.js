// Plays by clicking what the page offers, until the game is over or the number of turns is reached. Runs inside the page.
// What it chooses follows from its seed and the number of the position alone, however quick page and server are.
async ({ seed, turns, until }) => {
  let state = seed;
  const random = () => ((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648);
  const any = (list) => list[Math.floor(random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const offered = () => [...all('.spot, .edge, .chip.target, .step'), ...all('[data-do=move]:not(:disabled)')];
  const asks = () => document.querySelector('.bar.mine') || all('dialog .gold:not(:disabled)').length;

  const play = async () => {
    const gold = all('dialog .gold:not(:disabled)');
    if (gold.length) return click(any(gold));
    const read = [...all('dialog .inner .button'), ...all('dialog[open] > .button.primary')];
    if (read.length) return click(read[0]);
    if (!document.querySelector('.bar.mine')) return;
    const sure = all('[data-do=confirm]:not(:disabled)');
    if (sure.length) return click(sure[0]);
    if (document.querySelector('[data-do=cancel]')) return click(any(all('.hand button')));
    const free = offered();
    if (free.length && !all('.hand .picked').length) return click(any(free));
    const scrap = all('[data-do=scrap]');
    if (scrap.length && random() < 0.3) return click(any(scrap));
    const cards = all('.hand button:not(.picked)');
    if (!cards.length) return;
    click(any(cards.filter((card) => !card.classList.contains('dim')).concat(cards)));
    await wait(0);
    const places = offered();
    if (places.length && random() < 0.9) click(any(places));
    else if (document.querySelector('[data-do=discard]')) click(document.querySelector('[data-do=discard]'));
  };

  let stirred = Date.now(); // when the table last moved: a crowded machine may take its time, a game that stands still may not
  let done = 0;
  let at = -1;
  let last = -1;
  while (!document.querySelector('.outcome') && !(until && document.querySelector(until))) {
    if (last !== window.line.number) [last, stirred] = [window.line.number, Date.now()];
    if (Date.now() - stirred > 60000) throw new Error('the game stands still: ' + document.body.innerText.slice(0, 400));
    if (!window.line.asked) {
      if (at !== window.line.number && asks()) {
        at = window.line.number;
        state = (seed * 69069 + at * 362437 + 7) % 2147483648;
        done++;
      }
      if (turns && done > turns && document.querySelector('.bar.mine') && !document.querySelector('dialog[open]')) return;
      await play();
    }
    await wait(4);
  }
}
