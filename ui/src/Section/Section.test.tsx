import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithActions } from './Section.stories';

test('actions come after the heading and the words beside it, before the content', () => {
  render(<WithActions />);
  expect(screen.getByRole('region')).toHaveTextContent(
    /^Webhooks.*Tell other software what happens.*Add a webhook.*None yet\.$/,
  );
});
