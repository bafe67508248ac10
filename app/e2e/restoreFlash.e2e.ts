import { holdScripts } from './heldRequests.ts';
import { shiftsOf, sumOf } from './layoutShift.ts';
import { expect, test } from './test.ts';

/** The wizards and their storage keys. Their prerendered first step is hidden for returning visitors. */
const wizards = [
  { address: '/service/stepWizardPage', key: 'quote-builder' },
  { address: '/quote-builder', key: 'configurator' },
  { address: '/step4', key: 'budget-planner' },
] as const;

for (const { address, key } of wizards) {
  test(`${address} becomes visible, whatever the URL and storage contain`, async ({ page }) => {
    const main = page.getByRole('main');
    const hidden = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some((at) => 'visibility' in at),
          )
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );

    await page.goto(address);
    await expect(main).toBeVisible();
    for (const [query, kept] of [
      ['?step=review', null],
      ['?plan=rubbish', 'null'],
      ['', '{"rubbish":9}'],
    ] as const) {
      await page.evaluate(
        ([name, value]) => {
          sessionStorage.clear();
          localStorage.removeItem(name);
          if (value !== null) sessionStorage.setItem(name, value);
        },
        [key, kept] as const,
      );
      await page.goto(address + query);
      await expect(page.locator('html'), query).not.toHaveAttribute('data-restoring');
      await expect(main).toBeVisible();
    }

    const release = await holdScripts(page);
    await page.goto(`${address}?step=review`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-restoring');
    // Without scripts only an animation hides it, which ends after 300 ms.
    for (const end of await hidden()) expect(end).toBeLessThanOrEqual(300);
    await expect(main).toBeVisible();
    await release();
    await expect(main).toBeVisible();
  });
}

test('a restored step does not move what was shown in its place while scripts were late', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/quote-builder?service=brand-identity&industry=retail', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await release();
  await expect(page).toHaveURL(/step=brand/);
  await expect(page.getByRole('radio', { name: 'Elite Brand Identity' })).toBeVisible();
  expect(sumOf(await shiftsOf(page))).toBeLessThan(0.005);
});
