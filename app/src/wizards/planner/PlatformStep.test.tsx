import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlatformStep } from './PlatformStep';
import { plannerFlow } from './rules/flow.ts';

test('a platform shows its price in the plan, and its range as the client writes it', () => {
  render(<PlatformStep answers={plannerFlow.blank} onAnswer={() => {}} />);
  for (const price of ['€800', '€1,600', '€2,400']) expect(screen.getByText(price)).toBeVisible();
  for (const range of ['€600 - €1000', '€1200 - €2000', '€2200 - €3000'])
    expect(screen.getByText(`Within ${range}`)).toBeVisible();
});
