import { expect, test } from './site.ts';

test('a booking that comes too late names the lost time, and asks for another', async ({ page, site }) => {
  await page.goto(`${site}/recipes/booking/`);
  const example = page.locator('[data-live="recipes/Booking"]');
  await example.scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute('data-ready');
  const send = example.getByRole('button', { name: 'Book this time' });
  await example.getByRole('button', { name: /24 November/ }).click();
  await example.getByRole('radio', { name: '10:00 AM' }).check();
  await send.click();
  await expect(example.getByText('10:00 AM is no longer free')).toBeVisible();
  await expect(example.getByRole('radio', { name: '10:00 AM' })).not.toBeChecked();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await example.getByRole('radio', { name: '2:00 PM' }).check();
  await send.click();
  await expect(example.getByText('Your time is booked')).toBeVisible();
});

test('a price list shows its bill beside the cards in a wide column, and below them on a phone', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/recipes/price-list/`);
  const example = page.locator('[data-live="recipes/PriceList"]');
  const boxes = async () => {
    const group = await example.getByRole('radiogroup', { name: 'Platform tier' }).boundingBox();
    const bill = await example.getByRole('region', { name: 'Order summary' }).boundingBox();
    if (!group || !bill) throw new Error('The example is not shown');
    return { beside: bill.x >= group.x + group.width, below: bill.y >= group.y + group.height };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await boxes()).toEqual({ beside: true, below: false });
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await boxes()).toEqual({ beside: false, below: true });
});
