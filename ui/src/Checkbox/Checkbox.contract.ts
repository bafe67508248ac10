import { expect, expectApart, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A native checkbox, named by its label and described by its hint, error and reason.';

test('Off', async ({ page, names }) => {
  names('The checkbox is named by its label and described by its hint');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - checkbox "Send me the quote by e-mail" [checked=false]
  `);
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('One message, and no newsletter.');
});

test('WithError', async ({ page, names, keys }) => {
  names('An error marks the checkbox as invalid, describes it and is announced');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - checkbox "I agree to the terms *" [checked=false] [invalid]
    - alert: Agree to the terms, so that we may begin.
  `);
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms, so that we may begin.');
  await keys('Space: switches it on and off');
  const box = page.getByRole('checkbox');
  await press(page, 'Tab', 'Space');
  await expect(box).toBeFocused();
  await expect(page.locator('body')).toMatchAriaSnapshot('- checkbox [checked] [invalid=false]');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, 'Space');
  await expect(page.locator('body')).toMatchAriaSnapshot('- checkbox [checked=false] [invalid]');
});

test('NotAvailable', async ({ page, names, states }) => {
  names('A checkbox that cannot be changed is disabled and says why');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - checkbox "In-store setup and training" [checked=false] [disabled]
    - checkbox "Hosting in Ireland" [checked] [disabled]
  `);
  const [store, hosting] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()];
  await expect(store).toHaveAccessibleDescription('Comes with GARO and Trinity Plus only.');
  await expect(hosting).toHaveAccessibleDescription('Part of every platform.');
  states('On and off differ without colour, even when disabled');
  await expectApart(page.getByRole('checkbox').first(), page.getByRole('checkbox').last());
});

test('WithLink', async ({ page, names, keys }) => {
  names('A link in its label is a link');
  await expect(page.getByRole('link', { name: 'privacy policy', exact: true })).toBeVisible();
  await keys('Tab: reaches the checkbox, then a link in its label');
  await press(page, 'Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'privacy policy' })).toBeFocused();
});
