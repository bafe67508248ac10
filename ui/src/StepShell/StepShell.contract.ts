import {
  expect,
  expectApart,
  expectFocusOnPage,
  expectSeen,
  expectUncovered,
  press,
  pressUntil,
  test,
} from '../../../ladle/tests/contract';
import { defaultViewport, drawn } from '../../../ladle/tests/themes';

export const pattern =
  'A list of steps in a named navigation, not tabs. The step is a group named by its question, which receives the focus.';

const fold = 'Order summary €1,980 Deposit today €396';

test('WithSummary', async ({ page, names, states, keys }) => {
  names('The current step is marked with aria-current');
  await expect(page.getByRole('navigation').locator('[aria-current=step]')).toHaveText(/Platform Tier.*Step 3 of 5/);
  names('Finished steps are buttons announced as done; later steps are text');
  await expect(page.getByRole('navigation', { name: 'Quote builder', exact: true })).toMatchAriaSnapshot(`
    - list:
      - /children: deep-equal
      - listitem:
        - button "Solution Type , done"
      - listitem:
        - button "Trinity Package , done"
      - listitem: Platform Tier Step 3 of 5
      - listitem: Store Type
      - listitem: Review
  `);
  names('The step is a group named by its question, a heading of the requested level');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - group "Which platform tier fits your business?":
      - heading "Which platform tier fits your business?" [level=1]
  `);
  states('Finished, current and later steps differ without colour');
  const steps = page.getByRole('navigation').getByRole('listitem');
  await expectApart(steps.nth(1), steps.nth(2), steps.nth(3));
  await keys('Tab: moves through the finished steps, the answers, Back and Continue');
  await press(page, 'Tab', 'Tab');
  await expect(page.getByRole('button', { name: 'Trinity Package , done' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('radio', { name: 'Full System' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await press(page, 'Tab');
  await expectFocusOnPage(page);
  await keys('Enter, Space: on Continue, Back or a finished step change the step and move to its question');
  await pressUntil(page.getByRole('button', { name: 'Continue' }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Do you run a physical store?' })).toBeFocused();
  await pressUntil(page.getByRole('button', { name: 'Back' }));
  await press(page, 'Space');
  await expect(page.getByRole('heading', { name: 'Which platform tier fits your business?' })).toBeFocused();
  await press(page, 'Shift+Tab', 'Enter');
  await expect(page.getByRole('heading', { name: 'Which Trinity system do you need?' })).toBeFocused();
  await expect(page.locator('[aria-current=step]')).toHaveText(/Trinity Package.*Step 2 of 5/);
  states('The page keeps clear of the bar at the end of a wide window, at each step that has one');
  const kept = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--ag-dock-inset'));
  await expect.poll(kept).toMatch(/^\d+px$/);
  await page.getByRole('button', { name: 'Continue' }).click({ clickCount: 3 });
  await expect(page.locator('[aria-current=step]')).toHaveText(/Review.*Step 5 of 5/);
  await drawn(page);
  expect(await kept()).toBe('');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(kept).toMatch(/^\d+px$/);
  states('A window under 600 px high has no bar at its end');
  await page.setViewportSize({ width: 1280, height: 560 });
  await expect.poll(kept).toBe('');
  await page.setViewportSize(defaultViewport);
  await expect.poll(kept).toMatch(/^\d+px$/);
});

test('AnswerMissing', async ({ page, names, states, keys }) => {
  names('The missing answer describes the disabled Continue button, which can still be reached');
  const next = page.getByRole('button', { name: 'Continue', disabled: true });
  await expect(next).toHaveAccessibleDescription('Choose a tier to continue');
  await pressUntil(next);
  states('What is missing is visible before Continue is pressed');
  await expectSeen(page.getByText('Choose a tier to continue'));
  await keys('Enter, Space: on a disabled Continue announce what is missing and move to it');
  await pressUntil(page.getByRole('button', { name: 'Continue' }));
  await press(page, 'Enter');
  await expect(page.getByRole('radio', { name: 'Foundation' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Choose a tier to continue');
  await press(page, 'Space');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Sending', async ({ page, names }) => {
  names('Continue is busy while its action runs');
  const next = page.getByRole('button', { name: 'Processing...', disabled: true });
  await expect(next).toHaveAttribute('aria-busy', 'true');
});

test('WithSummary at 390', async ({ page, names, keys }) => {
  names('On a narrow screen one button shows and hides the summary, and announces its state');
  await expect(page.getByRole('button', { name: fold, exact: true, expanded: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order summary' })).toHaveCount(0);
  await keys('Escape: folds the summary from anywhere inside it');
  await pressUntil(page.getByRole('button', { name: fold, expanded: false }));
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: fold, expanded: true })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible();
  await press(page, 'Tab', 'Escape');
  await expect(page.getByRole('button', { name: fold, expanded: false })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Order summary' })).toHaveCount(0);
});

test('WithBanner at 390', async ({ page, states }) => {
  states('On a narrow screen the banner and the bar do not overlap');
  await expectUncovered(
    page.getByRole('button', { name: fold }),
    page.getByRole('button', { name: 'Back' }),
    page.getByRole('button', { name: 'Continue' }),
    page.getByRole('heading', { name: 'A shop on the street?' }),
    page.getByRole('button', { name: 'Good to know' }),
  );
});
