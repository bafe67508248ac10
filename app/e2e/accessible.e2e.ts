import { settled } from '../../.ci/settled.mjs';
import { colourFindings, findings } from './axe.ts';
import { overflow } from './layout.ts';
import { visits } from './screens.ts';
import { expect, test } from './test.ts';
import { openTool } from './tool.ts';

for (const visit of visits) {
  const names = visit.map(({ name }) => name).join('; ');
  test(`axe finds nothing in light and in dark, and 320 pixels are wide enough: ${names}`, async ({
    page,
    problems,
    viewport,
  }) => {
    for (const { name, reach, logs } of visit)
      await test.step(name, async () => {
        if (logs) problems.expect(logs);
        await page.emulateMedia({ colorScheme: 'light' });
        if (viewport) await page.setViewportSize(viewport);
        await reach(page);
        await settled(page);
        expect.soft(await findings(page), name).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await colourFindings(page), `${name}, in dark`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overflow(page), `${name}, 320 pixels wide`).toEqual({ by: 0, what: [] });
      });
  });
}

test('axe finds nothing in an open dropdown of the header', async ({ page }) => {
  await page.goto('/trinity');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('link', { name: 'All services and prices' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing in the open drawer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing in the expanded summary on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, '/service/stepWizardPage?solution=both&trinity=trinity-core&tier=full');
  await page.getByRole('button', { name: /Order summary/ }).click();
  await expect(page.getByText('Deposit due today')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
