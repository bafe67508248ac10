import { expect, test } from 'vitest';
import type { Today } from '../../../src/domain/contract/staff/today.ts';
import { openStripeDesk } from '../../testing/desk.ts';
import type { Member } from '../../testing/staff.ts';

const stepsOf = async (member: Member) =>
  ((await member.get('/api/staff/today')).body as unknown as Today).firstSteps.filter(({ done }) => done);

test('an owner sees what is done of the first steps, until a real payment has come in', async () => {
  const desk = await openStripeDesk(
    { aoife: 'owner', daniel: 'staff' },
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@agency.example' },
  );
  expect(await stepsOf(desk.aoife)).toEqual([
    { id: 'mail', done: true },
    { id: 'payments', done: true },
  ]);
  expect((await desk.daniel.get('/api/staff/today')).body).toMatchObject({ firstSteps: [] });
  const { session } = await desk.place('ann@example.ie');
  expect((await stepsOf(desk.aoife)).map(({ id }) => id)).toContain('order');
  await desk.pay(session);
  expect(await stepsOf(desk.aoife)).not.toEqual([]);
  if (desk.server.settings.cardProvider) desk.server.settings.cardProvider.live = true;
  expect((await desk.aoife.get('/api/staff/today')).body).toMatchObject({ firstSteps: [] });
});
