import type { Page, Response } from '@playwright/test';

/** Opens the page of a tool and waits for hydration: from then on it shows the saved step, and handles clicks and typing. */
export async function openTool(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

export async function reloadTool(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    if (!key) return false;
    const { current } = (Reflect.get(root, key) as { stateNode: { current: Fiber } }).stateNode;
    const isRestoring = document.documentElement.dataset.restoring !== undefined;
    return current.child !== null && !current.memoizedState.isDehydrated && !isRestoring;
  });
}

/** The property that React adds to its root element. */
interface Fiber {
  child: object | null;
  memoizedState: { isDehydrated: boolean };
}
