import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { Palette } from './Palette';

test.each(['orders', 'Ann'])('a search that failed isn’t called one that found nothing: %s', async (value) => {
  const answer = { error: 'internal', message: 'Something went wrong.' };
  server.use(http.get('/api/staff/*', () => HttpResponse.json(answer, { status: 500 })));
  openDesk(<Palette onKeys={vi.fn()} onLogOut={vi.fn()} onClose={vi.fn()} />);
  // What isn't painted can't be typed into, and jsdom paints no popover.
  fireEvent.change(await screen.findByRole('combobox', { hidden: true }), { target: { value } });
  expect(await screen.findByText(/^Only pages were searched\./)).toBeInTheDocument();
  expect(screen.queryByText('Nothing found.')).toBeNull();
});
