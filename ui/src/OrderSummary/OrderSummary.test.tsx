import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OrderSummary } from './OrderSummary';
import { ManyLines, WithoutDiscount } from './OrderSummary.stories';

test('it is a region named by its title, with a heading of the requested level', () => {
  render(<OrderSummary title="Your quote" headingLevel={3} lines={[]} total="€0" />);
  const region = screen.getByRole('region', { name: 'Your quote' });
  expect(within(region).getByRole('heading', { level: 3, name: 'Your quote' })).toBeInTheDocument();
});

test("the explanation's button includes the line's name, and exists only if there is an explanation", () => {
  render(
    <OrderSummary
      lines={[
        {
          id: 'core',
          label: 'Kern',
          amount: '600 €',
          explanation: 'Beta',
          explanationLabel: 'Wie kommt das zustande?',
        },
        { id: 'full', label: 'Full System', amount: '€1,600' },
      ]}
      total="€2,200"
    />,
  );
  const asks = screen.getAllByText(/zustande/);
  expect(asks).toHaveLength(1);
  expect(asks[0]?.closest('summary')).toHaveAccessibleName('Wie kommt das zustande? Kern');
  expect(screen.queryByText('Why this price?')).not.toBeInTheDocument();
});

test('what is due now and later can show an explanation, too', async () => {
  const explained = (label: string, explanationLabel: string) => ({
    label,
    amount: '€396',
    explanation: `${label} in detail`,
    explanationLabel,
  });
  render(
    <OrderSummary
      lines={[]}
      total="€1,980"
      due={explained('Deposit', 'Why this deposit?')}
      later={explained('Balance', 'Why later?')}
    />,
  );
  for (const [label, why] of [
    ['Deposit', 'Why this deposit?'],
    ['Balance', 'Why later?'],
  ] as const) {
    expect(screen.getByText(`${label} in detail`)).not.toBeVisible();
    await userEvent.click(screen.getByText(why));
    expect(screen.getByText(`${label} in detail`)).toBeVisible();
  }
});

test.each([
  // One path for each line's own strand; where they join, the three that end there too.
  ['the first of the last discounts', ManyLines, [1, 1, 1, 1, 1, 4, 1]],
  ['the total, without a discount', WithoutDiscount, [1, 1, 2]],
])('up to three strands begin at the charges and join in %s', (_, Story, paths) => {
  const { container } = render(<Story />);
  const drawn = [...container.querySelectorAll('dt > svg')].map((svg) => svg.querySelectorAll('path').length);
  expect(drawn).toEqual(paths);
});
