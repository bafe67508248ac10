import { obtainBrowser } from '../../../.ci/browser.mjs';
import { DemoCheckout } from '../demoCheckout.ts';
import { expect, test } from '../test.ts';
import { ann, QuickQuote } from '../wizards.ts';

// Playwright disables the back/forward cache, and Chromium's headless shell has none.
test.use({
  ownContext: true,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: obtainBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('a page restored from the back/forward cache is no longer processing', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn(ann);
  await quote.checkout.click();
  await new DemoCheckout(page).isShown('€396');
  // Restoring fires no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(quote.checkout).toHaveText(/Proceed to Checkout/);
  await expect(quote.checkout).toBeEnabled();
  await expect(quote.name).toHaveValue(ann.name);
  await quote.checkout.click();
  await new DemoCheckout(page).isShown('€396');
});
