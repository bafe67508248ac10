import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SomeOf } from './Choice';

const ids = ['salt', 'pepper', 'thyme'] as const;
type Spice = (typeof ids)[number];

let drawn = new Set<string>();

/** A list that records when it is rendered. */
class Features extends Array<string> {
  override map<Item>(draw: (feature: string, at: number, all: string[]) => Item): Item[] {
    for (const feature of this) drawn.add(feature);
    return [...this].map(draw);
  }
}

function Spices() {
  const [chosen, choose] = useState<readonly Spice[]>([]);
  return (
    <>
      <SomeOf
        name="spices"
        ids={ids}
        chosen={chosen}
        onChoose={choose}
        // A new object on each render, as in every step.
        card={(id) => ({ title: id, features: Features.of(`A pinch of ${id}`) })}
      />
      <output>{chosen.join()}</output>
    </>
  );
}

test('a click renders only its own card, and every card uses the latest choices', async () => {
  render(<Spices />);
  const drawnBy = async (id: Spice) => {
    drawn = new Set();
    await userEvent.click(screen.getByRole('checkbox', { name: id }));
    return [...drawn];
  };
  expect(await drawnBy('thyme')).toEqual(['A pinch of thyme']);
  expect(await drawnBy('salt')).toEqual(['A pinch of salt']);
  expect(screen.getByRole('status')).toHaveTextContent('salt,thyme');
});
