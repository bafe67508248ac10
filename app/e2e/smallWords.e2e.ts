import { settled } from '../../.ci/settled.mjs';
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
