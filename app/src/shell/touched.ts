const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let first: Promise<void> | undefined;

/** Settled at the first sign that a visitor is about to do something. It is listened for from the first call on. */
export function touched(): Promise<void> {
  first ??= new Promise((resolve) => {
    const hear = () => {
      for (const sign of signs) removeEventListener(sign, hear, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
  });
  return first;
}
