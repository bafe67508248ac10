import type { Page } from '@playwright/test';
import { themes } from '../themes.ts';
import { findThumbRingFaults } from './thumbRing.ts';

/**
 * Controls without the standard focus ring: an outline of 2 px, offset by 2 px, not clipped, with a contrast of 3:1 to its
 * surroundings. The control or one of its ancestors may have it.
 */
export function findWrongFocusRings(page: Page, { forced }: { forced: boolean }): Promise<string[]> {
  return page.evaluate((forced) => {
    const controls = pageHelpers.focusables();
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
      const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      return { element, style: outlineStyle, width, offset: Number.parseFloat(outlineOffset), colour: outlineColor };
    };
    /** The control, its ancestors, and the other elements of its frame. */
    const around = (control: Element) => {
      const frame = control.closest('[data-state], label') ?? control;
      const above: Element[] = [];
      for (let one = control.parentElement; one && !one.hasAttribute('data-stage'); one = one.parentElement)
        above.push(one);
      return [control, ...above, ...frame.querySelectorAll('*')];
    };
    const clippedBy = (ringed: Element, reach: number) => {
      const box = ringed.getBoundingClientRect();
      for (let one = ringed.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        const edge = one.getBoundingClientRect();
        const across = box.left - reach < edge.left || box.right + reach > edge.right;
        const along = box.top - reach < edge.top || box.bottom + reach > edge.bottom;
        if ((overflowX !== 'visible' && across) || (overflowY !== 'visible' && along)) return one;
        // Nothing around it clips what is fixed to the window, such as a modal dialog.
        if (position === 'fixed') break;
      }
      return box.left < reach || box.right + reach > document.documentElement.clientWidth ? document.body : undefined;
    };

    const findWrong = () => {
      const found: string[] = [];
      const scrolled = window.scrollY;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // Read before any focus: reading between two moves of the focus would compute all styles twice.
      const idle = controls.map((control) => around(control).map((element) => ringOf(element)));
      for (const [at, control] of controls.entries()) {
        // Its ring is on the thumb, which only DevTools can inspect: see thumbRing.ts.
        if (control.matches('input[type=range]')) continue;
        pageHelpers.focus(control, scrolled);
        const name = pageHelpers.name(control);
        const ring = idle[at]
          ?.map((before) => ({ ...ringOf(before.element), before: before.width }))
          .find(({ element, width, before }) => width > before && pageHelpers.isVisible(element));
        if (!ring) {
          found.push(`${name} shows no focus`);
          continue;
        }
        // Forced colours change only its colour.
        if (forced) continue;
        if (ring.style !== 'solid' || ring.width < 2) found.push(`${name} has a ring ${ring.width} px ${ring.style}`);
        if (ring.offset !== 2) found.push(`${name} has its ring ${ring.offset} px off`);
        const clipper = clippedBy(ring.element, ring.width + ring.offset);
        if (clipper)
          found.push(
            `${name} has its ring cut off by ${clipper === document.body ? 'the window' : pageHelpers.name(clipper)}`,
          );
        const ground = colours.behind(ring.offset < 0 ? ring.element : ring.element.parentElement);
        const ratio = colours.contrast(colours.read(ring.colour), ground);
        if (ratio < 3) found.push(`${name} has a ring of contrast ${ratio.toFixed(2)}, not 3`);
      }
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      pageHelpers.scrollTo(scrolled);
      return found;
    };
    return forced ? findWrong() : pageHelpers.inEachTheme(findWrong);
  }, forced);
}

export async function findMissingRings(page: Page): Promise<string[]> {
  const found = await findWrongFocusRings(page, { forced: false });
  if ((await page.locator('[data-stage] input[type=range]').count()) === 0) return found;
  for (const theme of themes.toReversed()) {
    await page.evaluate((theme) => Object.assign(document.documentElement.dataset, theme), theme);
    found.push(...(await findThumbRingFaults(page, { forced: false })));
  }
  return found;
}
