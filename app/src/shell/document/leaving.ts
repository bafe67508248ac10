/** Milliseconds after which a page that was to be left, and is still there, stays: a download, or a link to an e-mail address. */
const patience = 20_000;

let since = Number.NEGATIVE_INFINITY;

/** Listens for the browser leaving this page, and coming back to it. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    since = performance.now();
  });
  addEventListener('pageshow', () => {
    since = Number.NEGATIVE_INFINITY;
  });
}

/** Whether the browser is on its way to another page. Firefox gives up all that this one is still fetching. */
export const isLeaving = () => performance.now() - since < patience;

/** Resolves when the page is shown again, or is not being left after all. */
function back(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });
}

/**
 * Fetches code of this page. What fails because the visitor is leaving fails nobody: it waits, and is fetched again
 * where the page is come back to.
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
