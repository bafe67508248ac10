import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { findings } from '../../test/axe';
import { ConsentSwitch } from './ConsentSwitch';
import { Off, WithoutDetails } from './ConsentSwitch.stories';

const user = userEvent.setup();

afterEach(() => localStorage.clear());

test('the explanations have no accessibility findings', async () => {
  const { container } = render(<Off />);
  await user.click(screen.getByRole('button', { name: 'Show More Analytics' }));
  expect(await findings(container)).toEqual([]);
});

test('the topics unfold one at a time', async () => {
  render(<Off />);
  await user.click(screen.getByRole('button', { name: 'Show More Analytics' }));
  const folds = within(screen.getByRole('dialog')).getAllByRole('group');
  expect(folds).toHaveLength(3);
  expect(new Set(folds.map((fold) => fold.getAttribute('name'))).size).toBe(1);
  expect(folds[0]).toHaveAttribute('name');
  expect(screen.getByText(/^We count which pages/)).not.toBeVisible();
  await user.click(screen.getByText('Audience statistics'));
  expect(screen.getByText(/^We count which pages/)).toBeVisible();
});

test('attributes of a row without a switch reach the row', () => {
  render(<ConsentSwitch label="Necessary" topics={[]} alwaysOn="Always on" id="necessary" data-part="necessary" />);
  expect(screen.getByText('Necessary').parentElement).toHaveAttribute('id', 'necessary');
  expect(screen.getByText('Necessary').parentElement).toHaveAttribute('data-part', 'necessary');
});

test('without topics there is nothing to show', () => {
  render(<WithoutDetails />);
  expect(screen.getByRole('switch', { name: 'Analytics' })).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the app controls the value, and nothing is stored', async () => {
  const change = vi.fn();
  render(
    <ConsentSwitch
      label="Analyse"
      topics={[{ title: 'Cookies', body: 'Keine.' }]}
      moreLabel="Mehr zeigen"
      closeLabel="Schließen"
      checked={false}
      onCheckedChange={change}
      name="analytics"
    />,
  );
  await user.click(screen.getByRole('switch', { name: 'Analyse' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(screen.getByRole('switch').closest('[data-state]')).toHaveAttribute('data-state', 'unchecked');
  await user.click(screen.getByRole('button', { name: 'Mehr zeigen Analyse' }));
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});
