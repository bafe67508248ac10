import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { KeepFocus } from './KeepFocus';

function Parts() {
  const [parts, setParts] = useState(['Premium platform', 'Stock dashboard']);
  return (
    <>
      <KeepFocus label="Your budget">
        {parts.map((part) => (
          <button key={part} type="button" onClick={() => setParts(parts.filter((other) => other !== part))}>
            Take out {part}
          </button>
        ))}
      </KeepFocus>
      <button type="button" onClick={() => setParts([])}>
        Clear
      </button>
    </>
  );
}

test('when a focused button disappears, its place gets the focus; a change elsewhere does not move it', async () => {
  render(<Parts />);
  await userEvent.click(screen.getByRole('button', { name: 'Take out Premium platform' }));
  expect(screen.getByRole('group', { name: 'Your budget' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Take out Stock dashboard' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
});
