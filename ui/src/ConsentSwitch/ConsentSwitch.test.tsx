import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { findings } from '../../test/axe';
import { ConsentSwitch } from './ConsentSwitch';
import { AlwaysOn, Off, Several, WithoutDetails } from './ConsentSwitch.stories';

afterEach(() => localStorage.clear());

test('the explanations have no accessibility findings', async () => {
  const user = userEvent.setup();
  const { container } = render(<Off />);
  await user.click(screen.getByRole('button', { name: 'Show More Analytics' }));
  expect(await findings(container)).toEqual([]);
});

test('it is a switch with a name and a description, off until it is turned on', async () => {
  const user = userEvent.setup();
  render(<Off />);
  const analytics = screen.getByRole('switch', { name: 'Analytics' });
  expect(analytics).not.toBeChecked();
  expect(analytics).toHaveAccessibleDescription('Counts visits, so that we see which pages help.');
  await user.tab();
  expect(analytics).toHaveFocus();
  await user.keyboard(' ');
  expect(analytics).toBeChecked();
  await user.click(screen.getByText('Analytics', { selector: 'label *' }));
  expect(analytics).not.toBeChecked();
});

test('Show More opens a dialog about this switch only, and closing it returns the focus', async () => {
  const user = userEvent.setup();
  render(<Several />);
  const more = screen.getByRole('button', { name: 'Show More Optimization' });
  await user.click(more);
  const dialog = screen.getByRole('dialog', { name: 'Optimization' });
  expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(more).toHaveFocus();
  await user.click(more);
  expect(screen.getByRole('dialog', { name: 'Optimization' })).toBeVisible();
});

test('the topics unfold one at a time', async () => {
  const user = userEvent.setup();
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

test('a purpose that is always on has text in place of a switch', async () => {
  const user = userEvent.setup();
  render(<AlwaysOn />);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.getByText('Always on')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show More Necessary' }));
  expect(screen.getByRole('dialog', { name: 'Necessary' })).toBeVisible();
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
  const user = userEvent.setup();
  const change = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(
    <ConsentSwitch
      ref={ref}
      label="Analyse"
      topics={[{ title: 'Cookies', body: 'Keine.' }]}
      moreLabel="Mehr zeigen"
      closeLabel="Schließen"
      checked={false}
      onChange={change}
      name="analytics"
      id="analytics"
      data-part="analytics"
    />,
  );
  await user.click(screen.getByRole('switch', { name: 'Analyse' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(ref.current).not.toBeChecked();
  expect(ref.current).toHaveAttribute('id', 'analytics');
  expect(ref.current).toHaveAttribute('data-part', 'analytics');
  expect(ref.current?.closest('[data-state]')).toHaveAttribute('data-state', 'unchecked');
  await user.click(screen.getByRole('button', { name: 'Mehr zeigen Analyse' }));
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

test('rendered by a server, its button opens and closes the explanations without a script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Off />);
  const dialog = page.querySelector('dialog');
  expect(dialog).not.toHaveAttribute('open');
  expect(dialog).toHaveTextContent('Audience statistics');
  const commands = [...page.querySelectorAll('button[commandfor]')].map((button) => [
    button.textContent,
    button.getAttribute('command'),
    button.getAttribute('commandfor'),
  ]);
  expect(commands).toEqual([
    ['Show More', 'show-modal', dialog?.id],
    ['', 'close', dialog?.id],
  ]);
});
