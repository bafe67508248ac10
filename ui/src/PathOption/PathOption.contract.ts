import {
  expect,
  expectApart,
  expectFocusOnPage,
  expectSeen,
  expectStruck,
  press,
  test,
} from '../../../ladle/tests/contract';

export const pattern = 'A radio group. Each native input is as large as its card and named by title and action.';

test('NothingChosen', async ({ page, names, states, keys }) => {
  names('A path is a radio button named by title and action, so voice control accepts either');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - group "Choose Your Path":
      - radio "Template Solution Get Template Solution" [checked=false]
      - radio "Custom Development Book Consultation (€83)" [checked=false]
      - radio "Hybrid Approach Choose Hybrid Approach" [checked=false]
      - radio "Subscription Model Subscribe Now" [checked=false]
  `);
  names('The recommendation and its reason, the price, the deposit and the caution describe it');
  await expect(page.getByRole('radio', { name: 'Custom Development' })).toHaveAccessibleDescription(
    'Recommended €4,600 Built from nothing, for you alone. Your plan is over €4,000. €600 over your budget Deposit €1,380, 30% of it',
  );
  names('The apparent button is text: one card, one control');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectSeen(page.getByText('Subscribe Now'));
  states('The recommendation, its reason and the caution are visible text');
  for (const text of ['Recommended', 'Your plan is over €4,000.', '€600 over your budget'])
    await expectSeen(page.getByText(text, { exact: true }));
  await keys('Space: chooses the first path if none is chosen');
  await press(page, 'Tab');
  await expect(page.getByRole('radio', { name: 'Template Solution', checked: false })).toBeFocused();
  await press(page, 'Space');
  await expect(page.getByRole('radio', { name: 'Template Solution', checked: true })).toBeFocused();
});

test('Compact at 390', async ({ page, names, states }) => {
  names('The amounts of the deposit and of what follows are after their labels, in a narrow column too');
  await expect(page.getByRole('radio', { name: 'Subscription Model' })).toHaveAccessibleDescription(
    '€1,840 Less to begin with, and always up to date. Deposit, 30% €552 Later €1,288',
  );
  states(
    'A compact path shows its price before it is chosen, and what it includes and its deposit after; its action is only part of its name',
  );
  for (const text of ['€1,840', 'Partially customized', '€1,104'])
    await expectSeen(page.getByText(text, { exact: true }));
});

test('NotAvailable', async ({ page, names, states }) => {
  names('An unavailable path is disabled and says why');
  await expect(page.getByRole('radio', { disabled: true })).toHaveAccessibleDescription(
    '€2,760 A finished system, set up for your trade. Not with GARO GARO learns from your own stock, so that no template fits it. Deposit €828, 30% of it',
  );
  states('The price of an unavailable path is struck through, and the reason is visible');
  await expectStruck(page.getByText('€2,760', { exact: true }));
  await expectSeen(page.getByText('Not with GARO', { exact: true }));
});

test('Chosen', async ({ page, states, keys }) => {
  states('Chosen and not chosen differ without colour');
  await expectApart(
    page.getByRole('radio', { name: 'Custom Development' }),
    page.getByRole('radio', { name: 'Hybrid Approach' }),
  );
  await keys('Tab: reaches the chosen path; the next Tab leaves the group');
  await press(page, 'Tab');
  await expect(page.getByRole('radio', { name: 'Custom Development' })).toBeFocused();
  await press(page, 'Tab');
  await expectFocusOnPage(page);
  await keys('Arrow keys: move the choice to the next or the previous path');
  await press(page, 'Tab', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Hybrid Approach', checked: true })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Custom Development' })).not.toBeChecked();
  await press(page, 'ArrowUp', 'ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Template Solution', checked: true })).toBeFocused();
});
