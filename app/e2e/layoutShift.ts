import type { Page } from '@playwright/test';

/** A layout shift without recent input. */
export interface Shift {
  /** The layout shift score. */
  value: number;
  /** The elements that moved, from where to where. */
  what: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page first: records every layout shift. */
function watch(): void {
  const shifts: Shift[] = [];
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`;
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'a removed element';
    const words = element.textContent?.trim().slice(0, 30);
    return `${element.localName}.${element.classList[0] ?? ''}${words ? ` "${words}"` : ''}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const what = sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      );
      shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}

/** Records the shifts of every document in the page. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** The shifts in the document so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
