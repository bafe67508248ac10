import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PathOption } from './PathOption';

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

test('the app controls the choice, and is notified once', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(
    <PathOption
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
      onCheckedChange={choose}
    />,
  );
  const radio = screen.getByRole('radio', { name: 'Mischform Mischform wählen' });
  await user.click(radio);
  expect(choose).toHaveBeenCalledExactlyOnceWith(true);
  expect(radio).not.toBeChecked();
  expect(radio).toHaveAccessibleDescription(/^Empfohlen .* Ihr Plan/);
});
