import { expect, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A live region that is in the page before its text. It never takes the focus.';

test('Tones', async ({ page, names, keys, states }) => {
  names('A message is a status, an error that appears is an alert, and its action is in neither');
  await expect(page.locator('[data-stage]')).toMatchAriaSnapshot(`
    - status: Calls are by video. The link is in the e-mail.
    - status: Your name was changed.
    - status: No backup for three days The last one was on Friday at 03:00.
    - alert: /^Not sent The mail server/
    - button "Try again"
  `);
  await keys('Tab: reaches its action');
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  states('Tones differ without colour, by their icons');
  const icons = page.locator('[data-tone] > :first-child path');
  const shapes = await icons.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(shapes).size).toBe(4);
});

test('AfterSending', async ({ page, names, keys }) => {
  names('The region is present while there is no message, and takes no room');
  await expect(page.getByRole('alert')).toBeEmpty();
  const [column, row] = [page.locator('.w420'), page.locator('.row')];
  expect((await row.boundingBox())?.y).toBe((await column.boundingBox())?.y);
  await keys('Enter, Space: the focus stays on the button that caused the message');
  const region = await page.getByRole('alert').elementHandle();
  await press(page, 'Tab', 'Enter');
  await region?.waitForElementState('visible');
  await expectSeen(page.getByRole('alert').getByText('That e-mail address is in use already.'));
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
});
