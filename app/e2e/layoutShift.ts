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

/** The shifts in the document so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`;
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName} "${element.textContent?.trim().slice(0, 30)}"` : 'a removed element';
    };
    const entries: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Those of the last frame are reported in the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    entries.push(...(observer.takeRecords() as LayoutShift[]));
    observer.disconnect();
    return entries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        what: sources.map(
          ({ node, previousRect, currentRect }) => `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        ),
      }));
  });

/** Their sum, which a visitor doesn't notice up to 0.005. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
