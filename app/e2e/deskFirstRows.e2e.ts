import { DeskPage, onDesk } from './deskPage.ts';
import { coverOf } from './layout.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

const owner = 'first-rows@agency.example';

test.use({ settings: { ADMIN_EMAILS: owner }, ...onDesk });

test('the first rows of Orders and Today come with the page, before any script, for the team alone', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]/);
  const quote = new QuickQuote(page);
  await quote.openReview();
  // A name that would end the page's data, if it were written as it is.
  const name = 'Orla </script><b>Kane';
  await quote.fillIn({ name, email: 'orla.kane@example.ie' });
  await quote.checkout.click();
  await page.waitForURL('**/demo-checkout/**');

  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site, owner);

  problems.expect(/ERR_FAILED/);
  const isScript = (url: URL) => url.pathname.endsWith('.js');
  await page.route(isScript, (route) => route.abort());
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/desk/orders');
    const row = page.getByRole('link', { name: /Orla <\/script><b>Kane/ });
    await expect(row).toBeVisible();
    await expect(row).toBeInViewport();
    expect(await coverOf(row)).toBeUndefined();
    await page.goto('/desk');
    await expect(desk.today).toBeVisible();
  }
  await page.goto('/desk/orders?view=done');
  await expect(page.getByText('Nothing found.')).toBeVisible();

  // Then the scripts take over what is there: a mismatch would be an error in the console.
  await page.unroute(isScript);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/desk');
  await expect(page).toHaveURL('/desk/today');
  await page.goto('/desk/orders');
  await expect(page).toHaveTitle(/^Desk · /);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(asked.filter((path) => ['/api/staff/session', '/api/staff/orders'].includes(path))).toEqual([]);

  for (const path of ['/desk', '/desk/orders', '/desk/today']) {
    const others = await (await request.get(path, { headers: { cookie: '' } })).text();
    expect(others, path).not.toContain('Orla');
  }
});
