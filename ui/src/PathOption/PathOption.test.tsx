import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { PathOption } from './PathOption';

const WithHint = ({ children }: PropsWithChildren) => (
  <>
    {children}
    <p id="hint">Beliebt bei Cafés.</p>
  </>
);

test('the app controls the choice, is notified once, and adds its own description', async () => {
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
      aria-describedby="hint"
    />,
    { wrapper: WithHint },
  );
  const radio = screen.getByRole('radio', { name: 'Mischform Mischform wählen' });
  await user.click(radio);
  expect(choose).toHaveBeenCalledExactlyOnceWith(true);
  expect(radio).not.toBeChecked();
  expect(radio).toHaveAccessibleDescription(/^Empfohlen .* Ihr Plan .* Beliebt bei Cafés\.$/);
});
