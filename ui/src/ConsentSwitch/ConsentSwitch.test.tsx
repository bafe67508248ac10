import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { findings } from '../../test/axe';
import { ConsentSwitch } from './ConsentSwitch';
import { Off, WithoutDetails } from './ConsentSwitch.stories';

afterEach(() => localStorage.clear());

test('the explanations have no accessibility findings', async () => {
  const user = userEvent.setup();
  const { container } = render(<Off />);
  await user.click(screen.getByRole('button', { name: 'Show More Analytics' }));
  expect(await findings(container)).toEqual([]);
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
