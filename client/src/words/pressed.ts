// A long press, or the other button of a mouse, asks about what a tap would act on.
import type { Attachment } from 'svelte/attachments';

const LONG = 480; // milliseconds
const STILL = 12; // a finger that goes farther is moving something

export const pressed =
  (ask: () => void): Attachment<HTMLElement> =>
  (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let asked = false;
    const stop = (): void => clearTimeout(timer);
    const act = (): void => {
      stop();
      asked = true;
      ask();
    };
    const down = (event: PointerEvent): void => {
      asked = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.button === 0) timer = setTimeout(act, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    };
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      if (!asked) act();
    };
    /** The tap in which a long press ends is none. */
    const click = (event: MouseEvent): void => {
      if (!asked) return;
      asked = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('click', click, true);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(end, stop);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('click', click, true);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.removeEventListener(end, stop);
    };
  };
