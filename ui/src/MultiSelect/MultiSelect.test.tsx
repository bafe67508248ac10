import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionState } from 'react';
import { expect, test, vi } from 'vitest';
import { findings } from '../../test/axe';
import { MultiSelect } from './MultiSelect';
import { Chosen, Described } from './MultiSelect.stories';

const user = userEvent.setup();

const field = () => screen.getByRole('combobox', { name: 'Preferred systems' });
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.getAttribute('aria-label'));
const options = () => within(screen.getByRole('listbox')).queryAllByRole('option');

test('its open list has no accessibility findings', async () => {
  const { container } = render(<Chosen />);
  await user.click(field());
  expect(await findings(container)).toEqual([]);
});

test('Backspace that deletes text, is held, or belongs to an input method, removes no chip', async () => {
  render(<Chosen />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(field());
  await user.keyboard('x{Backspace}');
  fireEvent.keyDown(field(), { key: 'Backspace', repeat: true });
  fireEvent.keyDown(field(), { key: 'Backspace', isComposing: true });
  expect(chips()).toHaveLength(3);
});

test('a chip is removed by its button, and the focus stays in the field', async () => {
  render(<Chosen />);
  await user.click(screen.getByRole('button', { name: 'Remove Expense Manager' }));
  expect(chips()).toEqual(['Remove Revenue Control Dashboard', 'Remove Staff Planner']);
  expect(field()).toHaveFocus();
});

test('the app controls the values', async () => {
  const change = vi.fn();
  render(
    <MultiSelect
      label="Preferred systems"
      options={[{ value: 'em', label: 'Expense Manager' }]}
      value={[]}
      onValueChange={change}
    />,
  );
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'Expense Manager' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(['em']);
  expect(chips()).toEqual([]);
});

const languages = ['English', 'Irish'].map((label) => ({ value: label, label }));

function LanguageForm() {
  const [sent, send] = useActionState((_: string, form: FormData) => form.getAll('language').join(), '');
  return (
    <form action={send} aria-label="Languages">
      <MultiSelect label="Languages" name="language" options={languages} defaultValue={['English']} />
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}

test('React resets it after an action whose result renders the form again', async () => {
  render(<LanguageForm />);
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: 'Irish' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('English,Irish');
  expect(new FormData(screen.getByRole('form')).getAll('language')).toEqual(['English']);
});

test.each([
  ['cafe', 'Café'],
  ['ISTANBUL', 'İstanbul'],
  ['zürich', 'Zu\u0308rich'],
  ['αγιοι', 'Άγιοι'],
])('"%s" finds "%s"', async (query, label) => {
  render(<MultiSelect label="Preferred systems" options={[{ value: 'a', label }]} />);
  await user.type(field(), query);
  expect(options()).toHaveLength(1);
});

test('an option is found by its description, which its chip leaves out', async () => {
  render(<Described />);
  await user.type(field(), 'regulars');
  expect(options()).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('option', { name: 'RCD Reward your regulars', selected: true })).toBeVisible();
  expect(chips()).toEqual(['Remove RCD']);
});

test.each([
  ['eire', 'Éire'],
  ['STRASSE', 'Straße'],
])('typed as “%s”, “%s” is found', async (typed, label) => {
  render(<MultiSelect label="Places" options={[{ value: 'x', label }]} />);
  await user.type(screen.getByRole('combobox'), typed);
  expect(screen.getByRole('option', { name: label })).toBeVisible();
});

test('End and the arrow up from the first option go to the last one that can be chosen, of all', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ value: `${at}`, label: `No. ${at}`, disabled: at === 199 }));
  render(<MultiSelect label="Preferred systems" options={many} />);
  await user.click(field());
  const now = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await user.keyboard('{ArrowDown}{End}');
  expect(now()).toBe('No. 198');
  expect(document.querySelector('[data-highlighted]')).toHaveTextContent('No. 198');
  await user.keyboard('{Escape}{ArrowDown}{Home}{ArrowUp}');
  expect(now()).toBe('No. 198');
});
