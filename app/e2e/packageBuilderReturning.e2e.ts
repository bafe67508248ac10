import { PackageBuilder } from './packageBuilder.ts';
import { expect, test } from './test.ts';
import { reloadTool } from './tool.ts';
import { ann } from './wizardPage.ts';

test.describe('coming back', () => {
  test('a reload restores the answers and the step, but nothing personal', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    await packageBuilder.fillIn(ann);
    const saved = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(saved).toContain('growth');
    expect(saved).not.toContain('Ann');
    expect(saved).not.toContain(ann.email);
    await reloadTool(page);
    await packageBuilder.isAt('Review');
    await expect(packageBuilder.total).toHaveText('€1,250');
    await expect(packageBuilder.name).toHaveValue('');
  });

  for (const [what, record] of [
    ['that is not JSON', '{"currentStep": 3, "serv'],
    ['that is nothing', 'null'],
    ['of the wrong kinds', '{"version":1,"currentStep":"four","services":{"a":1},"tier":12}'],
    ['with unknown ids', '{"version":1,"currentStep":5,"services":["rocket"],"tier":"golden"}'],
    ['of a later version', '{"version":99,"currentStep":2,"services":["brand-identity"]}'],
  ] as const) {
    test(`a saved record ${what} gives a fresh package`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('configurator', text), record);
      const packageBuilder = new PackageBuilder(page);
      await packageBuilder.open();
      await packageBuilder.isAt('Services');
      await packageBuilder.chooseServices('trinity-systems');
      await packageBuilder.isAt('Trinity Solution');
    });
  }

  test('a saved step that is not open yet leads to the first open question', async ({ page }) => {
    const record = { version: 1, currentStep: 9, services: ['brand-identity'], industry: 'retail' };
    await page.addInitScript((text) => localStorage.setItem('configurator', text), JSON.stringify(record));
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open();
    await packageBuilder.isAt('Brand Identity Package');
  });

  test("the browser's Back and Forward go through the steps, and finished steps are links", async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    await page.goBack();
    await packageBuilder.isAt('Campaign Package');
    await page.goBack();
    await packageBuilder.isAt('Brand Identity Package');
    await page.goForward();
    await packageBuilder.isAt('Campaign Package');
    await page
      .getByRole('navigation', { name: 'Build your package' })
      .getByRole('button', { name: /Industry/ })
      .click();
    await packageBuilder.isAt('Industry');
    await expect(packageBuilder.heading).toBeFocused();
  });
});

test.describe('links', () => {
  for (const [query, step, total] of [
    ['?service=brand-identity', 'Industry', 'from €500'],
    ['?service=trinity-systems', 'Trinity Solution', 'from €200'],
    ['?brand=elite&industry=retail', 'Review', '€1,000'],
    ['?systems=mcd&tier=full', 'Industry', '€1,800'],
    ['?trinity=garo&store=yes', 'Review', '€3,830'],
    ['?service=rocket&brand=__proto__&tier=%00', 'Services', 'from €200'],
    ['?step=review', 'Services', 'from €200'],
  ] as const) {
    test(`${query} opens at ${step}`, async ({ page }) => {
      const packageBuilder = new PackageBuilder(page);
      await packageBuilder.open(query);
      await packageBuilder.isAt(step);
      await expect(packageBuilder.total).toHaveText(total);
    });
  }

  test('a link adds to what was chosen before', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    await packageBuilder.open('?trinity=mcd');
    await packageBuilder.isAt('Review');
    await expect(packageBuilder.total).toHaveText('€1,450');
  });
});

test.describe('two tabs', () => {
  test('each keeps its own package, and a third opens the one changed last', async ({ page, context, problems }) => {
    const first = new PackageBuilder(page);
    await first.openReview();
    const tab = await context.newPage();
    problems.watch(tab);
    const second = new PackageBuilder(tab);
    await second.open();
    await second.isAt('Review');
    await second.startOver.click();
    await second.chooseServices('trinity-systems');
    await second.card('RCD').check();
    await expect(second.total).toHaveText('€200');

    await expect(first.total).toHaveText('€1,250');
    await reloadTool(page);
    await first.isAt('Review');
    await expect(first.total).toHaveText('€1,250');
    await reloadTool(tab);
    await expect(second.total).toHaveText('€200');

    await second.card('GARO').check();
    await expect(second.total).toHaveText('€2,230');
    const third = new PackageBuilder(await context.newPage());
    problems.watch(third.page);
    await third.open();
    await expect(third.total).toHaveText('€2,230');
  });
});
