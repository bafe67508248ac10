import { expect, test } from '../test.ts';

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
