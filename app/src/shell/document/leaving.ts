/** Milliseconds after which a page that started navigating is taken to stay, as after a download or mailto link. */
const patience = 20_000;

let since = Number.NEGATIVE_INFINITY;

/** Tracks leaving and restoring the page. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    since = performance.now();
  });
  addEventListener('pageshow', () => {
    since = Number.NEGATIVE_INFINITY;
  });
}

/** Whether the page is being left. Firefox then aborts its requests. */
export const isLeaving = () => performance.now() - since < patience;

/** Resolves when the page is restored, or is not left after all. */
function back(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });
}

/**
 * Imports code. An import that fails because the visitor is leaving waits, and is retried
 * when they return.
 */
export async function whileHere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isLeaving()) throw error;
      await back();
    }
  }
}
