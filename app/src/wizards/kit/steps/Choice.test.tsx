import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SomeOf } from './Choice';

const ids = ['salt', 'pepper', 'thyme'] as const;
type Spice = (typeof ids)[number];

function Spices() {
  const [chosen, choose] = useState<readonly Spice[]>([]);
  return (
    <>
      <SomeOf name="spices" ids={ids} chosen={chosen} onChoose={choose} card={(id) => ({ title: id })} />
      <output>{chosen.join()}</output>
    </>
  );
}

test('every card uses the latest choices', async () => {
  render(<Spices />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'thyme' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'salt' }));
  expect(screen.getByRole('status')).toHaveTextContent('salt,thyme');
});
