import type { Page } from '@playwright/test';

/** Controls smaller than 24 by 24 px together with their label. Links inside a sentence are exempt, as in WCAG 2.5.8. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (control: Element) =>
      control.localName === 'a' &&
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim();
    return pageHelpers.focusables().flatMap((control) => {
      if (inSentence(control)) return [];
      const boxes = [control, ...((control as HTMLInputElement).labels ?? [])].map((one) =>
        one.getBoundingClientRect(),
      );
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      return width >= 24 && height >= 24
        ? []
        : [`${pageHelpers.name(control)} is ${width.toFixed(0)} by ${height.toFixed(0)} px`];
    });
  });
}
