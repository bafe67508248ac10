import { Account, openAccount } from './account.ts';
import { cancelOrders } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

test('an expired order is ordered again on another device with the same tier, goals and industry', async ({
  page,
  site,
  request,
  browser,
  problems,
}) => {
  const email = 'orders.again@example.ie';
  await openAccount(request, site, email);
  const quote = new QuickQuote(page);
  await quote.open('?solution=website');
  await quote.choose('Property');
  await quote.choose('Scale Your Business', 'Data-Driven Decisions');
  await quote.choose('Premium');
  await quote.fillIn({ name: 'Ann Byrne', email });
  await quote.checkout.click();
  await expect(new DemoCheckout(page).pay).toBeVisible();
  cancelOrders(site, email);

  const phone = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const there = await phone.newPage();
  problems.watch(there);
  await new Account(there).login(email);
  await there.goto('/user/orders');
  await there.getByText('One order was never paid').click();
  await there.getByRole('button', { name: 'Order again: Premium platform' }).click();
  const again = new QuickQuote(there);
  await again.isAt('Review');
  await expect(again.total).toHaveText('€2,400');
  await again.back.click();
  await expect(again.card('Premium')).toBeChecked();
  await again.back.click();
  await expect(again.card('Scale Your Business')).toBeChecked();
  await expect(again.card('Data-Driven Decisions')).toBeChecked();
  await expect(again.card('Build Brand Identity')).not.toBeChecked();
  await again.back.click();
  await expect(again.card('Property')).toBeChecked();
  await phone.close();
});
