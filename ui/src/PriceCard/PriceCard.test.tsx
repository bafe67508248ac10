import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InARow, OneCard } from './PriceCard.stories';

test('is a heading with its facts and its link, and no control', () => {
  render(<InARow />);
  expect(screen.getByRole('heading', { name: 'Full System', level: 3 })).toBeVisible();
  expect(screen.getByText('€1,600')).toBeVisible();
  expect(screen.getByText('Was')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get Full System' })).toHaveAttribute('href', '#full');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('its subtitle is part of the heading', () => {
  render(<OneCard />);
  expect(screen.getByRole('heading', { name: 'Know where your money goes Expense Manager', level: 2 })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('has ids only where something refers to them', () => {
  const { container } = render(<InARow />);
  expect(container.querySelectorAll('[id]')).toHaveLength(3);
});
