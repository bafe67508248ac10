import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Commission } from './Commission';

const move = (name: RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

test('opens with the lowest commission, and shows each sum with its formula, and follows the visitor’s numbers', () => {
  render(<Commission />);
  const slider = screen.getByRole('slider', { name: /^The platform’s commission/ });
  expect(slider).toHaveAttribute('min', '20');
  expect(slider).toHaveAttribute('max', '35');
  expect(slider).toHaveValue('20');
  expect(screen.getByText('€11,616')).toBeVisible();
  expect(screen.getByText('220 orders × €22 × 20% × 12 months')).toBeVisible();
  expect(screen.getByText('30% of €58,080 × (20% − 2% card fee)')).toBeVisible();
  expect(screen.getByText('€1,600, the middle of Full System, ÷ €261 a month')).toBeVisible();
  move(/^The platform’s commission/, 30);
  expect(screen.getByText('€17,424')).toBeVisible();
  expect(screen.getByText('30% of €58,080 × (30% − 2% card fee)')).toBeVisible();
  expect(screen.getByText('4 months')).toBeVisible();
  move(/^Orders that move/, 0);
  expect(screen.getByText('–')).toBeVisible();
});
