import { expect, press, test } from '../../../ladle/tests/contract';

export const pattern =
  'A named, polite live region that is always present. An error is an alert. It never takes the focus.';

test('DisappearsByItself', async ({ page, names, keys }) => {
  names('The region is present before the first message, so none is missed');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Notifications":
      - /children: equal
  `);
  await keys('Tab: reaches a message and pauses its timer; a new message does not move the focus');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('button', { name: 'Start Over' })).toBeFocused();
  await expect(page.getByRole('region')).toContainText('Selections have been reset.');
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await keys('Enter, Space: on Dismiss close the message');
  await press(page, 'Tab', 'Enter', 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('region')).toBeEmpty();
});

test('AllKinds', async ({ page, names, states }) => {
  names('A message is announced politely, an error interrupts');
  await expect(page.getByRole('region', { name: 'Notifications' })).toMatchAriaSnapshot(`
    - paragraph: Selections have been reset.
    - button "Undo"
    - button "Dismiss"
    - paragraph: Successfully subscribed to our newsletters
    - button "Dismiss"
    - alert: /^Failed to create checkout session/
  `);
  names('Each message has a Dismiss button, and a button for its action if it has one');
  const labels = ['Undo', 'Dismiss', 'Dismiss', 'Dismiss'];
  const buttons = page.getByRole('region').getByRole('button');
  await expect(buttons).toHaveCount(labels.length);
  for (const [at, name] of labels.entries()) await expect(buttons.nth(at)).toHaveAccessibleName(name);
  states('Messages, successes and errors differ without colour, by their icons');
  const icons = page.locator('[data-tone] > :first-child > svg');
  const shapes = await icons.evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
  expect(new Set(shapes).size).toBe(3);
});

test('OverDialog', async ({ page, states }) => {
  states('Over a modal dialog it can be read and pressed, and it stays when the dialog closes');
  await expect(page.locator(':modal')).toMatchAriaSnapshot(`
    - region "Notifications":
      - paragraph: The note was deleted.
  `);
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('The note was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The note was deleted.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete the note' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
