/** Milliseconds after which a page that started navigating is taken to stay, as after a download or mailto link. */
const maxLeaveTime = 20_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Tracks leaving and restoring the page. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
}

/** Whether the page is being left. Firefox then aborts its requests. */
export const isLeaving = () => performance.now() - leftAt < maxLeaveTime;

/** Resolves when the page is restored, or is not left after all. */
function returned(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, maxLeaveTime);
  });
}

/**
 * Imports code. An import that fails because the visitor is leaving waits, and is retried
 * when they return.
 */
export async function importUnlessLeaving<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isLeaving()) throw error;
      await returned();
    }
  }
}
