import { settled } from '../../.ci/settled.mjs';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

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
  test(`on a phone, the drawings of ${path} have no word under 10 pixels`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const small = await page.locator('main svg text').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const { a = 1, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        return text.checkVisibility() && size < 9.95 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
}
