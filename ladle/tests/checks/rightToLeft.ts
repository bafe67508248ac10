import type { Page } from '@playwright/test';

/** Reverses the direction of the page, and of parts with their own direction. */
const mirror = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('html, [data-stage] [dir]'))
      one.dir = one.dir === 'rtl' ? 'ltr' : 'rtl';
  });

const toTop = (page: Page) =>
  page.evaluate(async () => {
    if (scrollY === 0) return;
    scrollTo({ top: 0, behavior: 'instant' });
    // Scroll listeners have run two frames later.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });

/** The controls in Tab order. */
async function tabOrder(page: Page): Promise<string[]> {
  await page.evaluate(() => pageHelpers.rewind());
  await toTop(page);
  for (let presses = await page.evaluate(() => pageHelpers.recordTabs()); ; presses = 2) {
    // Sent together: waiting for each key press takes longer than the press itself.
    await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
    const order = await page.evaluate(() => pageHelpers.recordedTabs());
    if (order) return order;
  }
}

const boxes = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return pageHelpers.focusables().flatMap((control) => {
      // The position of a link in a sentence depends on the text.
      if (getComputedStyle(control).display === 'inline') return [];
      const { left, right } = control.getBoundingClientRect();
      return [{ name: pageHelpers.name(control), left, right: width - right }];
    });
  });

/** Controls whose position isn't mirrored, and a Tab order that changes. */
export async function findNotMirrored(page: Page): Promise<string[]> {
  await toTop(page);
  const [places, order] = [await boxes(page), await tabOrder(page)];
  await mirror(page);
  await toTop(page);
  const findings = await page.evaluate(() => findMisplaced());
  const turned = await boxes(page);
  findings.push(
    ...places.flatMap(({ name, left }, index) => {
      const right = turned[index]?.right ?? Number.NaN;
      return Math.abs(left - right) <= 1.5
        ? []
        : [`${name} is ${left.toFixed(0)} px from the left, but ${right.toFixed(0)} px from the right`];
    }),
  );
  const turnedOrder = await tabOrder(page);
  if (turnedOrder.join('\n') !== order.join('\n'))
    findings.push(`Tab goes ${turnedOrder.join(', ')} in place of ${order.join(', ')}`);
  await mirror(page);
  return findings;
}
