/** Milliseconds after which a page that is still not drawn is shown as it comes. */
const patience = 400;

let drawn: (() => void) | undefined;

/** Says that the page of a new address stands. */
export function pageIsDrawn(): void {
  drawn?.();
}

/** Goes to another page, which fades in over this one where the browser knows how and motion is welcome. */
export function fadeTo(go: () => void): void {
  const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) go();
  else {
    document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          drawn = resolve;
          setTimeout(resolve, patience);
          go();
        }),
    );
  }
}
