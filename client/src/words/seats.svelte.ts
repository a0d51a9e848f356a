// Where on the screen the people are: bubbles hang at their faces and threads run between them.

/* eslint-disable svelte/prefer-svelte-reactivity -- the map that is drawn is replaced whole ($state.raw) */
export class SeatPlaces {
  at = $state.raw(new Map<number, DOMRect>());

  /** Whether people stand one below the other, so that there is room beside them; in a row there is room below. */
  column = $state(false);

  constructor(changes: () => unknown) {
    const measure = (): void => {
      const chips = [...document.querySelectorAll<HTMLElement>('.people [data-seat]')];
      this.at = new Map(chips.map((chip) => [Number(chip.dataset['seat']), chip.getBoundingClientRect()]));
      const rects = [...this.at.values()];
      this.column = rects.length > 1 && rects.every((rect) => Math.abs(rect.left - rects[0]!.left) < 4);
    };
    $effect(() => {
      const watcher = new ResizeObserver(measure);
      const people = document.querySelector('.people');
      if (people) watcher.observe(people);
      watcher.observe(document.body);
      people?.addEventListener('scroll', measure, { passive: true });
      addEventListener('resize', measure);
      return () => {
        watcher.disconnect();
        people?.removeEventListener('scroll', measure);
        removeEventListener('resize', measure);
      };
    });
    $effect(() => {
      changes();
      const frame = requestAnimationFrame(measure);
      return () => cancelAnimationFrame(frame);
    });
  }
}
