import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithActions, WithAside } from './Section.stories';

test('it is a region named by its heading alone, of any level', () => {
  render(<WithAside />);
  const money = screen.getByRole('region', { name: 'Money' });
  expect(within(money).getByRole('heading', { level: 2 })).toHaveTextContent(/^Money$/);
  expect(money).toHaveTextContent('€400 of €2,000 received');
  const notes = screen.getByRole('region', { name: 'Notes' });
  expect(within(notes).getByRole('heading', { level: 3 })).toBeVisible();
});

test('actions come after the heading and the words beside it, before the content', () => {
  render(<WithActions />);
  expect(screen.getByRole('region')).toHaveTextContent(
    /^Webhooks.*Tell other software what happens.*Add a webhook.*None yet\.$/,
  );
});
