import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PackageCard } from '../PackageCard/PackageCard';
import { ChoiceGroup } from './ChoiceGroup';
import { InColumns, WithError } from './ChoiceGroup.stories';

const user = userEvent.setup();

const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Order' }))];

test('holds one answer, and its form sends it', async () => {
  render(
    <form aria-label="Order">
      <InColumns />
    </form>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Which package?' })).toBeInTheDocument();
  expect(sent()).toEqual([['package', 'full']]);
  await user.click(screen.getByRole('radio', { name: 'Premium' }));
  expect(screen.getByRole('radio', { name: 'Full System' })).not.toBeChecked();
  expect(sent()).toEqual([['package', 'premium']]);
});

test('several answers are sent in the order of the cards, and kept in the order of choosing', async () => {
  // As the setter of a state that is a list.
  const change = vi.fn<(values: string[]) => void>();
  render(
    <form aria-label="Order">
      <ChoiceGroup legend="Systems" several name="systems" defaultValue={['b']} onValueChange={change}>
        <PackageCard value="a" title="A" />
        <PackageCard value="b" title="B" />
      </ChoiceGroup>
    </form>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(['b', 'a']);
  expect(sent()).toEqual([
    ['systems', 'a'],
    ['systems', 'b'],
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'B' }));
  expect(sent()).toEqual([['systems', 'a']]);
});

test('it is controlled when a value is passed, even an empty one', async () => {
  const change = vi.fn();
  render(
    <ChoiceGroup legend="Package" value={undefined} onValueChange={change}>
      <PackageCard value="a" title="A" />
    </ChoiceGroup>,
  );
  await user.click(screen.getByRole('radio', { name: 'A' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('a');
  expect(screen.getByRole('radio', { name: 'A' })).not.toBeChecked();
});

test('an error marks the group until there is an answer', async () => {
  render(<WithError />);
  const group = screen.getByRole('radiogroup', { name: 'How shall we build it?' });
  await user.click(screen.getByRole('radio', { name: /^Custom/ }));
  expect(group).toHaveAccessibleDescription('You can change it later.');
  expect(screen.getAllByRole('radio')[0]).toBeValid();
});

test('a disabled group takes no answer', () => {
  render(
    <ChoiceGroup legend="Package" disabled>
      <PackageCard value="a" title="A" />
    </ChoiceGroup>,
  );
  expect(screen.getByRole('radio', { name: 'A' })).toBeDisabled();
});

test('hears of a reset of its form in a shadow tree', async () => {
  const tree = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const { container, unmount } = render(
    <form>
      <ChoiceGroup legend="Package" defaultValue="a">
        <PackageCard value="a" title="A" />
        <PackageCard value="b" title="B" />
      </ChoiceGroup>
    </form>,
    { container: tree.appendChild(document.createElement('div')) },
  );
  const states = () =>
    [...container.querySelectorAll('[data-state$=checked]')].map((card) => card.getAttribute('data-state'));
  act(() => container.querySelector<HTMLInputElement>('[value=b]')?.click());
  expect(states()).toEqual(['unchecked', 'checked']);
  act(() => container.querySelector('form')?.reset());
  expect(states()).toEqual(['checked', 'unchecked']);
  unmount();
  tree.host.remove();
});
