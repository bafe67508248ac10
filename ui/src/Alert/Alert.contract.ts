import { expect, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A live region that is in the page before its text. It never takes the focus.';

test.describe('Roles and names', () => {
  test('A message is a status, an error that appears is an alert', async ({ story, page }) => {
    await story('Tones');
    await expect(page.locator('[data-stage]')).toMatchAriaSnapshot(`
      - status: Calls are by video. The link is in the e-mail.
      - status: Your name was changed.
      - status: No backup for three days The last one was on Friday at 03:00.
      - alert: /^Not sent The mail server/
      - button "Try again"
    `);
  });

  test('The region is present while there is no message, and takes no room', async ({ story, page }) => {
    await story('AfterSending');
    await expect(page.getByRole('alert')).toBeEmpty();
    const [column, row] = [page.locator('.w420'), page.locator('.row')];
    expect((await row.boundingBox())?.y).toBe((await column.boundingBox())?.y);
  });
});

test.describe('Keys', () => {
  test('Tab: reaches its action; the focus stays where it was when the message appears', async ({ story, page }) => {
    await story('AfterSending');
    await press(page, 'Tab', 'Enter');
    await expectSeen(page.getByText('That e-mail address is in use already.'));
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
    await story('Tones');
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  });
});

test.describe('States', () => {
  test('Tones differ without colour, by their icons', async ({ story, page }) => {
    await story('Tones');
    const shapes = await page
      .locator('[data-tone] path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(new Set(shapes).size).toBe(4);
  });
});
