import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Alert } from './Alert';

test.each([undefined, null, false, ''])(
  'while its message is %j it shows neither icon, title nor action',
  (message) => {
    const { container } = render(
      <Alert title="Not sent" action={<button type="button">Again</button>}>
        {message}
      </Alert>,
    );
    expect(container).toHaveTextContent(/^$/);
    expect(container.querySelectorAll('svg, button')).toHaveLength(0);
    expect(container.firstChild).toHaveAttribute('data-state', 'empty');
  },
);

test('an error on the server’s page does not interrupt, one that comes after it does', async () => {
  const error = (message: string) => <Alert tone="error">{message}</Alert>;
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(error('The link has expired.'));
  const root = await act(() => hydrateRoot(page, error('The link has expired.')));
  expect(screen.getByRole('status')).toHaveTextContent('The link has expired.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => root.render(error('')));
  act(() => root.render(error('Not sent.')));
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
  act(() => root.unmount());
  page.remove();
});
