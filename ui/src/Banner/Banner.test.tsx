import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WithToasts } from './Banner.stories';

const inset = () => document.documentElement.style.getPropertyValue('--ag-bottom-inset');

test('while open, its height is the inset at the bottom of the window', async () => {
  const user = userEvent.setup();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(212);
  render(<WithToasts />);
  expect(inset()).toBe('212px');
  await user.click(screen.getByRole('button', { name: 'Reject All' }));
  expect(screen.queryByRole('region', { name: /consent/ })).not.toBeInTheDocument();
  expect(inset()).toBe('');
});
