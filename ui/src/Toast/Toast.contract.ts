import { expect, press, test } from '../../../ladle/tests/contract';

export const pattern =
  'A named region that is always present. Each message is a status, an error is an alert. It never takes the focus.';

test.describe('Roles and names', () => {
  test('The region is present before the first message, so none is missed', async ({ story, page }) => {
    await story('DisappearsByItself');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - region "Notifications":
        - /children: equal
    `);
  });

  test('A message is announced politely, an error interrupts', async ({ story, page }) => {
    await story('AllKinds');
    await expect(page.getByRole('region', { name: 'Notifications' })).toMatchAriaSnapshot(`
      - status: Selections have been reset.
      - status: Successfully subscribed to our newsletters
      - alert: /^Failed to create checkout session/
    `);
  });

  test('Each message has a Dismiss button, and a button for its action if it has one', async ({ story, page }) => {
    await story('AllKinds');
    const names = ['Undo', 'Dismiss', 'Dismiss', 'Dismiss'];
    const buttons = page.getByRole('region').getByRole('button');
    await expect(buttons).toHaveCount(names.length);
    for (const [at, name] of names.entries()) await expect(buttons.nth(at)).toHaveAccessibleName(name);
  });
});

test.describe('Keys', () => {
  test('Tab: reaches a message and pauses its timer; a new message does not move the focus', async ({
    story,
    page,
  }) => {
    await story('DisappearsByItself');
    await press(page, 'Tab', 'Enter');
    await expect(page.getByRole('button', { name: 'Start Over' })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Selections have been reset.');
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  });

  test('Enter, Space: on Dismiss close the message', async ({ story, page }) => {
    await story('DisappearsByItself');
    await press(page, 'Tab', 'Enter', 'Tab', 'Tab', 'Enter');
    await expect(page.getByRole('status')).toHaveCount(0);
  });
});

test.describe('States', () => {
  test('Messages, successes and errors differ without colour, by their icons', async ({ story, page }) => {
    await story('AllKinds');
    const icons = page.locator('[data-severity] > :first-child > svg');
    const shapes = await icons.evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
    expect(new Set(shapes).size).toBe(3);
  });
});
