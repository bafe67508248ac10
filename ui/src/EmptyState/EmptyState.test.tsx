import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState';
import { Nothing } from './EmptyState.stories';

test('nothing here is a status with a heading, and its way on is outside of what is announced', () => {
  render(<Nothing />);
  expect(screen.getByRole('status')).toHaveTextContent(/^No orders yet.*how far the work is\.$/);
  expect(screen.getByRole('heading', { name: 'No orders yet', level: 3 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the prices' })).toBeVisible();
});

test('a failure is an alert of its own, so that it is announced after "loading"', () => {
  const { container, rerender } = render(
    <EmptyState state="loading" onRetry={() => {}}>
      Loading …
    </EmptyState>,
  );
  const status = screen.getByRole('status');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<EmptyState state="failure">It failed.</EmptyState>);
  expect(screen.getByRole('alert')).not.toBe(status);
  expect(container.firstChild).toHaveAttribute('data-state', 'failure');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
