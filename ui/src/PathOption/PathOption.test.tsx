import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { PathOption } from './PathOption';
import { Chosen, FourPaths, Unavailable } from './PathOption.stories';

test('it is named by its title and what it leads to, so that either can be spoken', () => {
  render(<FourPaths />);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'template',
    'custom',
    'hybrid',
    'subscription',
  ]);
  expect(screen.getByRole('radio', { name: 'Template Solution Get Template Solution' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Custom Development Book Consultation (€83)' })).not.toBeChecked();
});

test('what it leads to is no button of its own', async () => {
  const user = userEvent.setup();
  render(<FourPaths />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('radio', { name: /^Template/ })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('arrow keys move the choice', async () => {
  const user = userEvent.setup();
  render(<Chosen />);
  await user.tab();
  expect(screen.getByRole('radio', { name: /^Custom/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Hybrid/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Custom/ })).not.toBeChecked();
});

test('its description tells the recommendation with its reason, the price, the deposit and the caution', () => {
  render(<FourPaths />);
  expect(screen.getByRole('radio', { name: /^Custom/ })).toHaveAccessibleDescription(
    'Recommended Your plan is over €4,000. €4,600 Deposit €1,380, 30% of it €600 over your budget Built from nothing, for you alone.',
  );
  expect(screen.getByRole('radio', { name: /^Template/ })).toHaveAccessibleDescription(
    '€2,760 Deposit €828, 30% of it A finished system, set up for your trade.',
  );
});

test('a caution leaves it open to be chosen', async () => {
  const user = userEvent.setup();
  render(<FourPaths />);
  await user.click(screen.getByRole('radio', { name: /^Custom/ }));
  expect(screen.getByRole('radio', { name: /^Custom/ })).toBeChecked();
});

test('one that cannot be chosen is disabled and says why', async () => {
  const user = userEvent.setup();
  render(<Unavailable />);
  const radio = screen.getByRole('radio');
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription(/Not with GARO GARO learns from your own stock/);
  await user.click(radio);
  expect(radio).not.toBeChecked();
});

test('the app holds the choice, and is told of it once', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(
    <PathOption
      ref={ref}
      name="path"
      value="hybrid"
      title="Mischform"
      description="Etwas von beidem."
      price="3.680 €"
      deposit="Anzahlung 1.104 €"
      features={['Teils angepasst']}
      action="Mischform wählen"
      recommended="Ihr Plan liegt unter 4.000 €."
      recommendedLabel="Empfohlen"
      checked={false}
      onChoose={choose}
      id="hybrid"
      data-part="path"
    />,
  );
  const radio = screen.getByRole('radio', { name: 'Mischform Mischform wählen' });
  await user.click(radio);
  expect(choose).toHaveBeenCalledExactlyOnceWith();
  expect(radio).not.toBeChecked();
  expect(radio).toHaveAccessibleDescription(/^Empfohlen Ihr Plan/);
  expect(ref.current).toBe(radio);
  expect(radio).toHaveAttribute('id', 'hybrid');
  expect(radio).toHaveAttribute('data-part', 'path');
});
