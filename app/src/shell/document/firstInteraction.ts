const eventTypes = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Milliseconds after which a touch or key press isn't a click. */
const clickTimeout = 300;

/** Hovering doesn't mean a click. */
const isPress = (event: Event) =>
  event.type === 'keydown' ||
  event.type === 'touchstart' ||
  (event instanceof PointerEvent && (event.type === 'pointerdown' || event.pointerType !== 'mouse'));

let first: Promise<void> | undefined;

/**
 * Resolves at the first interaction with the page. If it is a click, after the click, so that its response
 * comes first. Listens from the first call on.
 */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    const listener = (event: Event) => {
      for (const type of eventTypes) removeEventListener(type, listener, true);
      if (!isPress(event)) return resolve();
      addEventListener('click', () => resolve(), { capture: true, once: true });
      setTimeout(resolve, clickTimeout);
    };
    for (const type of eventTypes) addEventListener(type, listener, { capture: true, passive: true });
  });
  return first;
}
