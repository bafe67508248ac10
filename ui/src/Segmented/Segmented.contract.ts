import { expect, expectApart, press, test } from '../../../ladle/tests/contract';

export const pattern = 'Native radio buttons in a named group.';

test('Views', async ({ page, names, states, keys }) => {
  names('The group is named by its label, and each segment is a radio button');
  await expect(page.locator('[data-stage]')).toMatchAriaSnapshot(`
    - radiogroup "View":
      - radio "Week" [checked]
      - radio "Day"
      - radio "Hours and days off"
  `);
  states('The chosen one differs from the others without colour');
  await expectApart(page.getByText('Week'), page.getByText('Day', { exact: true }));
  await keys('Arrows: choose the next or previous one; Tab leaves the group');
  await press(page, 'Tab', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Day', exact: true })).toBeChecked();
  await press(page, 'ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Week' })).toBeFocused();
});

test('OneUnavailable', async ({ page, names }) => {
  names('One that can’t be chosen is disabled');
  await expect(page.getByRole('radio', { name: 'Day', exact: true })).toBeDisabled();
});
