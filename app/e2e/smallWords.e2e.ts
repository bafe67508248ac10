import { settled } from '../../.ci/settled.mjs';
import { builtPages } from './builtPages.ts';
import { expect, test } from './test.ts';

/** How small the words of a drawing may be, in pixels. */
const screens = [
  { width: 390, height: 844, least: 10 },
  { width: 820, height: 1180, least: 9 },
] as const;

test.use({ viewport: screens[0] });

const pages = [
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
];

for (const path of pages) {
  test(`no word in a drawing of ${path} is too small to be read`, async ({ page }) => {
    await page.goto(path);
    for (const { least, ...size } of screens) {
      await page.setViewportSize(size);
      await settled(page);
      const small = await page.locator('main svg text').evaluateAll(
        (texts, least) =>
          texts.flatMap((text) => {
            const { a = 1, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
            const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
            return text.checkVisibility() && size < least - 0.05 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
          }),
        least,
      );
      expect(small, `at ${size.width}`).toEqual([]);
    }
  });
}

for (const path of builtPages.filter((path) => /^\/portfolio\/\d/.test(path))) {
  test(`on a phone, the screens of the sample project ${path} are whole, with no word under 10 pixels`, async ({
    page,
  }) => {
    await page.goto(path);
    const frames = page.locator('main figure [role="img"]');
    expect(await frames.count()).toBeGreaterThan(0);
    const problems = await frames.evaluateAll((all) => {
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
      return all.flatMap((frame) => {
        const problems = [...frame.querySelectorAll('img')]
          .filter((image) => image.checkVisibility() && isCut(image, image.parentElement))
          .map((image) => `${image.currentSrc || image.src} is cut off`);
        const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { textContent, parentElement } = texts.currentNode;
          if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          if (isCut(range, parentElement)) problems.push(`${textContent} is cut off`);
          const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
          if (size < 9.95) problems.push(`${textContent} has ${size.toFixed(1)} pixels`);
        }
        return problems;
      });
    });
    expect(problems).toEqual([]);
  });
}
