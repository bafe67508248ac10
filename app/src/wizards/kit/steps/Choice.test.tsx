import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { OneOf, SomeOf } from './Choice';

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

test('cards of packages draw one kit that grows, in the brand of a trade, whose repeated parts are on the page once', async () => {
  const { container } = render(
    <OneOf
      name="brand"
      ids={['small', 'large']}
      chosen={null}
      onChoose={() => {}}
      card={(id) => ({ title: id, picture: ['brand', id === 'small' ? 0 : 2, 'restaurant'] as const })}
    />,
  );
  await waitFor(() => expect(container.querySelectorAll('[data-part=icon] [role=img]')).toHaveLength(2));
  const [small, large] = container.querySelectorAll('[data-part=icon] [role=img]');
  expect(small?.querySelectorAll('.drawing-outline').length).toBeGreaterThan(0);
  expect(large?.querySelectorAll('.drawing-outline')).toHaveLength(0);
  for (const symbol of ['name', 'mark']) {
    expect(container.querySelectorAll(`#street-cafe-${symbol}`)).toHaveLength(1);
    expect(large?.querySelectorAll(`[href="#street-cafe-${symbol}"]`).length).toBeGreaterThan(2);
  }
});
