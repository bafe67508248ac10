const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Milliseconds after which a finger or a key that went down has not come for a click. */
const press = 300;

/** A mouse that comes near is still far from a click. */
const isPress = (event: Event) =>
  event.type === 'keydown' ||
  event.type === 'touchstart' ||
  (event instanceof PointerEvent && (event.type === 'pointerdown' || event.pointerType !== 'mouse'));

let first: Promise<void> | undefined;

/**
 * Resolves at the first interaction with the page; where that is a press, once it has been made, so that its answer
 * comes before whatever this starts. The page listens from the first call on.
 */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    const hear = (event: Event) => {
      for (const sign of signs) removeEventListener(sign, hear, true);
      if (!isPress(event)) return resolve();
      addEventListener('click', () => resolve(), { capture: true, once: true });
      setTimeout(resolve, press);
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
  });
  return first;
}
