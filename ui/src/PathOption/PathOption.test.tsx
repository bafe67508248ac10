import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { PathOption } from './PathOption';
import { NotAvailable, NothingChosen } from './PathOption.stories';

test('it is named by title and action, so voice control accepts either', () => {
  render(<NothingChosen />);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'template',
    'custom',
    'hybrid',
    'subscription',
  ]);
  expect(screen.getByRole('radio', { name: 'Template Solution Get Template Solution' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Custom Development Book Consultation (€83)' })).not.toBeChecked();
});

test('recommendation with reason, price, deposit and caution describe it', () => {
  render(<NothingChosen />);
  expect(screen.getByRole('radio', { name: /^Custom/ })).toHaveAccessibleDescription(
    'Recommended €4,600 Built from nothing, for you alone. Your plan is over €4,000. €600 over your budget Deposit €1,380, 30% of it',
  );
  expect(screen.getByRole('radio', { name: /^Template/ })).toHaveAccessibleDescription(
    '€2,760 A finished system, set up for your trade. Deposit €828, 30% of it',
  );
});

test('a deposit with an amount describes it, and so do what follows and the app’s own description', () => {
  render(
    <>
      <PathOption
        name="path"
        value="hybrid"
        title="Hybrid"
        description="A bit of both."
        price="€3,680"
        deposit="Deposit, 30%"
        depositAmount="€1,104"
        later="Later"
        laterAmount="€2,576"
        features={[]}
        action="Choose it"
        aria-describedby="hint"
        compact
      />
      <p id="hint">Popular with cafés.</p>
    </>,
  );
  const radio = screen.getByRole('radio', { name: 'Hybrid Choose it' });
  expect(radio).toHaveAccessibleDescription(
    '€3,680 A bit of both. Deposit, 30% €1,104 Later €2,576 Popular with cafés.',
  );
});

test('a path with a caution can be chosen', async () => {
  const user = userEvent.setup();
  render(<NothingChosen />);
  await user.click(screen.getByRole('radio', { name: /^Custom/ }));
  expect(screen.getByRole('radio', { name: /^Custom/ })).toBeChecked();
});

test('an unavailable path is disabled and says why', async () => {
  const user = userEvent.setup();
  render(<NotAvailable />);
  const radio = screen.getByRole('radio');
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription(/Not with GARO GARO learns from your own stock/);
  await user.click(radio);
  expect(radio).not.toBeChecked();
});

test('the app controls the choice, and is notified once', async () => {
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
  expect(radio).toHaveAccessibleDescription(/^Empfohlen .* Ihr Plan/);
  expect(ref.current).toBe(radio);
  expect(radio).toHaveAttribute('id', 'hybrid');
  expect(radio).toHaveAttribute('data-part', 'path');
});
