import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffDraft, StaffNewsletter } from '../../../src/domain/contract/staff/newsletter.ts';
import { deleteExpired } from '../../people/deleteExpired.ts';
import { rescheduleEmail, takeNextEmail } from '../../platform/mail/outbox.ts';
import { browser } from '../../testing/accounts.ts';
import { openDesk } from '../../testing/desk.ts';
import { addRows, changeRows } from '../../testing/serverState.ts';
import type { Member } from '../../testing/staff.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { issuesWithResults } from '../issues.ts';

const text = 'See [the calendar](/booking).\n\n## What else\n\n- one\n- **two**';
const drafts = '/api/staff/newsletter/drafts';

describe('the newsletter on the desk', async () => {
  const { server, aoife: owner, daniel } = await openDesk({ aoife: 'owner', daniel: 'staff' });
  const start = server.clock.now;
  /** Two confirmed readers and one who isn't. */
  beforeEach(async () => {
    server.clock.now = start;
    for (const table of ['newsletter_drafts', 'newsletter_issues', 'subscribers', 'outbox'] as const)
      await server.database.deleteFrom(table).execute();
    for (const name of ['ann', 'ben', 'new']) await subscriber(`${name}@example.ie`, name !== 'new');
  });

  async function subscriber(email: string, isConfirmed: boolean, { database, clock }: TestServer = server) {
    const at = clock.now.toISOString();
    const state = { status: isConfirmed ? ('subscribed' as const) : ('pending' as const), created_at: at };
    await addRows({ database }, 'subscribers', {
      id: randomUUID(),
      email,
      address: email,
      ...state,
      expires_at: null,
      confirmed_at: null,
    });
  }

  const begin = async (member: Member, subject = 'Three menus that sell') =>
    String((await member.post(drafts, { subject, text })).body.id);
  const draftOf = async (member: Member, id: string) =>
    (await member.get(`${drafts}/${id}`)).body as unknown as StaffDraft;
  const overview = async (member: Member) =>
    (await member.get('/api/staff/newsletter')).body as unknown as StaffNewsletter;
  const mailsOf = (id: string, { database }: TestServer = server) =>
    database.selectFrom('outbox').selectAll().where('issue', '=', id).orderBy('recipient').execute();

  test('drafts have versions; a member who saved an older one gets an error, and nothing is lost', async () => {
    const id = await begin(daniel);
    await begin(daniel, 'Another one');
    const url = `${drafts}/${id}`;
    expect((await daniel.post(url, { subject: 'Mine', text: 'Mine', version: 0 })).status).toBe(200);
    const late = await owner.post(url, { subject: 'Late', text: 'Late', version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toContain('Daniel Roche');
    expect(await draftOf(owner, id)).toMatchObject({
      subject: 'Mine',
      text: 'Mine',
      version: 1,
      author: 'Daniel Roche',
    });
    expect((await overview(owner)).drafts.map(({ subject }) => subject).sort()).toEqual(['Another one', 'Mine']);

    const { entry } = (await daniel.post(`${url}/remove`, { version: 1 })).body;
    expect((await daniel.get(url)).status).toBe(404);
    expect((await daniel.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(await draftOf(owner, id)).toMatchObject({ subject: 'Mine', version: 2 });
  });

  test('the preview is the e-mail itself, light or dark, in a page without scripts', async () => {
    const id = await begin(owner, 'Three <menus>');
    const preview = (look: string) => owner.download(`${drafts}/${id}/preview?look=${look}`);
    const light = await preview('light');
    expect(light.headers.get('content-type')).toContain('text/html');
    expect(light.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'self'; sandbox /,
    );
    const [inLight, inDark] = [String(light.bytes), String((await preview('dark')).bytes)];
    expect(inLight).toContain('Three &lt;menus&gt;');
    expect(inLight).toContain('@media not all{');
    expect(inDark).toContain('@media all{');
    expect(inDark).not.toContain('prefers-color-scheme');
    await owner.post(`${drafts}/${id}/send`, { version: 0 });
    const [mail] = await mailsOf(id);
    const body = (html: string) => /<td[^>]*class="sheet[\s\S]*<\/h1>[\s\S]*?<\/ul>/.exec(html)?.[0] ?? 'none';
    expect(body(inLight)).toContain('<strong>two</strong>');
    expect(body(inLight)).toBe(body(mail?.html ?? ''));
    expect((await draftOf(owner, id)).plain.split('--')[0]).toBe(mail?.text.split('--')[0]);
  });

  test('content that an e-mail can’t show is named, and neither shown nor sent', async () => {
    const id = await begin(owner);
    const bad = { subject: 'A cat', text: '![cat](cat.png)', version: 0 };
    await owner.post(`${drafts}/${id}`, bad);
    expect(await draftOf(owner, id)).toMatchObject({ problem: expect.stringContaining('image'), plain: '' });
    for (const action of ['try', 'send']) {
      const answer = await owner.post(`${drafts}/${id}/${action}`, { version: 1 });
      expect(answer, action).toMatchObject({ status: 409, body: { code: 'not-ready' } });
    }
    expect((await owner.get(`${drafts}/${id}/preview`)).status).toBe(409);
    expect(await mailsOf(id)).toEqual([]);
    expect((await draftOf(owner, id)).version).toBe(1);
  });

  test('a test copy goes to the member only, and doesn’t count as sent', async () => {
    const id = await begin(daniel);
    expect((await daniel.post(`${drafts}/${id}/try`, { version: 0 })).status).toBe(200);
    const mails = await server.database.selectFrom('outbox').selectAll().where('subject', 'like', 'Trial:%').execute();
    expect(mails.map(({ recipient, issue }) => [recipient, issue])).toEqual([['daniel@agency.example', null]]);
    expect((await overview(daniel)).issues).toEqual([]);
  });

  test('an owner sends an issue once to each current subscriber, also from two processes', async () => {
    const second = await startTestServer({
      environment: { DATA_DIR: server.settings.dataDir },
      timing: { outboxInterval: 3_600_000 },
    });
    const id = await begin(daniel);
    const elsewhere = browser(second);
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    const answers = await Promise.all(
      [owner, elsewhere, owner, elsewhere].map((each) => each.post(`${drafts}/${id}/send`, { version: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await second.app.close();
    await subscriber('late@example.ie', true);
    const mails = await mailsOf(id);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ann@example.ie', 'ben@example.ie']);
    expect(JSON.parse(mails[0]?.headers ?? '{}')).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Unsubscribe': expect.stringContaining('/newsletter/unsubscribe/'),
    });
    expect((await owner.post(`${drafts}/${id}`, { subject: 'x', text: 'x', version: 1 })).body.code).toBe('sent');

    server.clock.pass(20_000);
    await server.context.wakeMailWorker();
    const { issues, drafts: left, readers, unconfirmed } = await overview(owner);
    expect(issues).toMatchObject([{ name: id, readers: 2, queued: 0, sent: 2, undelivered: 0, stopped: 0 }]);
    expect([left, readers, unconfirmed]).toEqual([[], 3, 1]);
  });

  test('sending can be undone before the first e-mail is sent, and stopped before the last', async () => {
    const id = await begin(owner);
    const sent = await owner.post(`${drafts}/${id}/send`, { version: 0 });
    expect((await owner.post('/api/staff/undo', { entry: sent.body.entry })).status).toBe(200);
    expect(await mailsOf(id)).toEqual([]);
    expect(await draftOf(owner, id)).toMatchObject({ issue: null, version: 1 });

    await owner.post(`${drafts}/${id}/send`, { version: 1 });
    // One has gone, and one is on its way while it is stopped: that one counts as what becomes of it.
    const [ann, ben] = await mailsOf(id);
    const gone = { status: 'sent' as const, sent_at: server.clock.now.toISOString() };
    await changeRows(server, 'outbox', gone, { id: ann?.id ?? '' });
    const stop = `/api/staff/newsletter/issues/${id}/stop`;
    const stopped = await daniel.post(stop);
    expect(stopped.status).toBe(200);
    const inState = async () => (await mailsOf(id)).map(({ status }) => status);
    expect(await inState()).toEqual(['sent', 'stopped']);
    server.clock.pass(12_000);
    await server.context.wakeMailWorker();
    expect(await inState()).toEqual(['sent', 'stopped']);
    expect((await overview(owner)).issues).toMatchObject([{ sent: 1, stopped: 1, stoppedAt: expect.any(String) }]);
    expect((await daniel.post(stop)).body.code).toBe('too-late');

    // Not due again yet, so that the worker, which looks by itself too, doesn't send it before it is looked at.
    server.clock.pass(-12_000);
    expect((await daniel.post('/api/staff/undo', { entry: stopped.body.entry })).status).toBe(200);
    expect(await inState()).toEqual(['sent', 'waiting']);
    server.clock.pass(32_000);
    await server.context.wakeMailWorker();
    expect(await inState()).toEqual(['sent', 'sent']);
    expect(ben?.recipient).toBe('ben@example.ie');
    expect((await daniel.post(stop)).body.code).toBe('too-late');
  });

  test('an e-mail that fails while its issue is stopped stays stopped', async () => {
    const id = await begin(owner);
    await owner.post(`${drafts}/${id}/send`, { version: 0 });
    // Those of the accounts go first.
    await server.context.wakeMailWorker();
    server.clock.pass(20_000);
    const mail = await takeNextEmail(server.database, server.clock.now);
    expect(mail?.issue).toBe(id);
    expect((await owner.post(`/api/staff/newsletter/issues/${id}/stop`)).status).toBe(200);
    const failure = { message: '451 Try later', cause: 'transport', isPermanent: false } as const;
    if (mail) await rescheduleEmail(server.database, mail, failure, server.clock.now);
    expect((await mailsOf(id)).map(({ status }) => status)).toEqual(['stopped', 'stopped']);
    server.clock.pass(31 * 24 * 3_600_000);
    await deleteExpired(server.database, server.clock.now, server.clock.now.toISOString().slice(0, 10));
    expect(await mailsOf(id), 'after the time that e-mails are stored').toEqual([]);
    const [issue] = await issuesWithResults(server.database, { name: id, limit: 1 });
    expect(issue).toMatchObject({ readers: 2, results: { waiting: 0, sent: 0, undelivered: 0, stopped: 0 } });
  });

  describe('of a public site without a mail server', async () => {
    const { server, aoife } = await openDesk(
      { aoife: 'owner' },
      { SITE_URL: 'https://agency.example', DEMO_PAYMENTS: 'on' },
    );

    test('is not sent, and says why', async () => {
      await subscriber('ann@example.ie', true, server);
      const id = await begin(aoife);
      expect((await draftOf(aoife, id)).refusal).toContain('SMTP_URL');
      expect((await aoife.post(`${drafts}/${id}/send`, { version: 0 })).body.code).toBe('not-sent');
      expect(await mailsOf(id, server)).toEqual([]);
    });
  });
});
