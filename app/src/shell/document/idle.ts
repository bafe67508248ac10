/** Resolves once the browser has nothing more urgent to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1_500 });
    else setTimeout(resolve, 300);
  });
}

/** Resolves once the next frame is on the screen. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
