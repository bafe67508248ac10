import { builtPages } from '../builtPages.ts';
import { expect, test } from '../test.ts';

test('on a phone, the screens of the sample projects are whole, with no word under 10 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of builtPages.filter((path) => /^\/portfolio\/\d/.test(path))) {
    await page.goto(path);
    const problems = await page.locator('main figure [role="img"]').evaluateAll((frames) => {
      /** Whether an ancestor cuts something off, other than by scrolling. */
      const isCut = (inside: Range | Element, parent: Element | null) => {
        const { left, top, right, bottom } = inside.getBoundingClientRect();
        for (let each = parent; each && each.tagName !== 'MAIN'; each = each.parentElement) {
          const { overflowX } = getComputedStyle(each);
          if (overflowX === 'auto') return false;
          const box = each.getBoundingClientRect();
          const isInside = left > box.left - 1 && right < box.right + 1 && top > box.top - 1 && bottom < box.bottom + 1;
          if (overflowX !== 'visible' && !isInside) return true;
        }
        return left < 0 || right > innerWidth;
      };
      return frames.flatMap((frame) => {
        const found = [...frame.querySelectorAll('img')]
          .filter((image) => image.checkVisibility() && isCut(image, image.parentElement))
          .map((image) => `${image.src} is cut off`);
        const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { textContent, parentElement } = texts.currentNode;
          if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          if (isCut(range, parentElement)) found.push(`${textContent} is cut off`);
          const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
          if (size < 9.95) found.push(`${textContent} has ${size.toFixed(1)} pixels`);
        }
        return found;
      });
    });
    expect(problems, path).toEqual([]);
  }
});

test('no word in a drawing is too small to be read', async ({ page }) => {
  for (const path of [
    '/',
    '/about-us',
    '/about/ourSolution',
    '/about/ourWhy',
    '/explore/customer-journey',
    '/service-landing-page',
    '/service/brand-identity-package/visual-brand-identity',
    '/service/content-ad-campaign',
    '/service/content-ad-campaign-2',
    '/service/website-development',
    '/contact-us',
  ]) {
    await page.goto(path);
    for (const [width, least] of [
      [390, 10],
      [820, 9],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const small = await page.locator('main svg text').evaluateAll(
        (texts, least) =>
          texts.flatMap((text) => {
            const { a = 1, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
            const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
            return text.checkVisibility() && size < least - 0.05 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
          }),
        least,
      );
      expect(small, `${path} at ${width}`).toEqual([]);
    }
  }
});
