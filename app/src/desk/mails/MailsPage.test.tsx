import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listMails, type StaffMailRow } from '../../domain/contract/staff/mails.ts';
import { getToday } from '../../domain/contract/staff/today.ts';
import { openDesk } from '../../testing/desk';
import { queryOf } from '../deskApi.ts';
import { MailsPage } from './MailsPage';

const mail: StaffMailRow = {
  id: 'm1',
  to: 'ann@example.i',
  toAgency: false,
  subject: 'Your quote',
  status: 'undelivered',
  attempts: 1,
  at: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  nextTryAt: null,
  failure: '550 No such domain',
  cause: 'recipient',
  resentAt: null,
};

test.each([
  [1, 'undelivered', 'Undelivered', 'One e-mail didn’t arrive.'],
  [0, 'all', 'All', 'None is undelivered.'],
])('with %i failed, the list of e-mails opens on “%s”, and says why one failed', (failed, view, name, about) => {
  openDesk(<MailsPage />, {
    at: '/mail',
    known: [
      [queryOf(getToday).queryKey, { counts: { mail: failed } }],
      [[listMails.route, `view=${view}&search=`], { pages: [{ rows: [mail], next: null }], pageParams: [''] }],
    ],
  });
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(about)).toBeVisible();
  expect(screen.getByRole('rowheader')).toHaveTextContent('Your quoteThe address is refused. It may be mistyped.');
});

const Failed = () => <p>{useQuery(queryOf(getToday)).data?.counts.mail} failed</p>;

test('the last one that failed is sent again: the list of those that failed stays, and says that it has none', async () => {
  const part = (
    <>
      <MailsPage />
      <Failed />
    </>
  );
  const { queries } = openDesk(part, {
    at: '/mail',
    known: [
      [queryOf(getToday).queryKey, { counts: { mail: 1 } }],
      [[listMails.route, 'view=undelivered&search='], { pages: [{ rows: [], next: null }], pageParams: [''] }],
    ],
  });
  queries.setQueryData(queryOf(getToday).queryKey, { counts: { mail: 0 } });
  await screen.findByText('0 failed');
  expect(screen.getByRole('button', { name: 'Undelivered' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Nothing found. Try another word, or another view.')).toBeVisible();
});
