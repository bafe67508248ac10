import { describe, expect, test } from 'vitest';
import { browser, emailsTo, member, password, tokenTo } from '../../testing/accounts.ts';
import { another, hour, invalidToken, openAttacked, usedToken } from '../../testing/attacks.ts';
import { rowOf } from '../../testing/serverState.ts';

describe('attacks on e-mail links', async () => {
  const { server, signIn, whoIs } = await openAttacked();

  test('a sign-up link: used twice, ten times concurrently, expired, changed, of another kind', async () => {
    const email = 'links@example.ie';
    const press = (token: string) => browser(server).post('/api/auth/verify-email', { token, password });
    const ask = () => browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
    await ask();
    const old = await tokenTo(server, email, 'verify-email');
    server.clock.pass(24 * hour);
    expect(await press(old)).toMatchObject(invalidToken);
    await ask();
    const token = await tokenTo(server, email, 'verify-email');
    for (const wrong of [`${token}x`, token.slice(1), token.toUpperCase(), 'none', '../admin', "' or 1=1 --"]) {
      expect(await press(wrong)).toMatchObject(invalidToken);
    }
    expect(await browser(server).post('/api/auth/reset-password', { token, newPassword: another })).toMatchObject(
      invalidToken,
    );
    expect(await browser(server).post('/api/account/delete/confirm', { token })).toMatchObject(invalidToken);
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    expect(await press(token)).toMatchObject(usedToken('sign-up'));
  });

  test('a password reset link: used twice, five times concurrently, expired, and from before a change', async () => {
    const email = 'resets@example.ie';
    const owner = await member(server, email);
    const ask = async () => {
      await browser(server).post('/api/auth/request-password-reset', { email });
      return tokenTo(server, email, 'reset-password');
    };
    const set = (token: string, newPassword = another) =>
      browser(server).post('/api/auth/reset-password', { token, newPassword });
    const old = await ask();
    server.clock.pass(hour);
    expect(await set(old)).toMatchObject(invalidToken);
    const unused = await ask();
    const token = await ask();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => set(token, `${another} ${at}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect(await set(token)).toMatchObject(usedToken('reset'));
    expect(await set(unused)).toMatchObject(invalidToken);
    expect(await whoIs(owner)).toBeNull();
  });

  test('an address change link: used again after the address changed and changed back', async () => {
    const [home, away] = ['home@example.ie', 'away@example.ie'];
    const owner = await member(server, home);
    const press = (token: string) => browser(server).post('/api/auth/verify-email', { token });
    await owner.post('/api/auth/change-email', { newEmail: away });
    const agree = await tokenTo(server, home, 'verify-email');
    await press(agree);
    const proof = await tokenTo(server, away, 'verify-email');
    await press(proof);
    await owner.post('/api/auth/change-email', { newEmail: home });
    await press(await tokenTo(server, away, 'verify-email'));
    await press(await tokenTo(server, home, 'verify-email'));
    expect(await whoIs(owner)).toMatchObject({ email: home });
    expect(await press(agree)).toMatchObject(usedToken('agree'));
    expect(await press(proof)).toMatchObject(usedToken('new-address'));
    expect(await whoIs(owner)).toMatchObject({ email: home });
  });

  test('a deletion link: expired, used twice, and requested without the password', async () => {
    const email = 'deletes@example.ie';
    const owner = await member(server, email);
    const wrong = await owner.post('/api/account/delete', { password: another });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    expect(await tokenTo(server, email, 'delete-account')).toBe('none');
    const ask = async () => {
      await owner.post('/api/account/delete', { password });
      return tokenTo(server, email, 'delete-account');
    };
    const confirm = (token: string) => browser(server).post('/api/account/delete/confirm', { token });
    const old = await ask();
    server.clock.pass(hour);
    expect(await confirm(old)).toMatchObject(invalidToken);
    const token = await ask();
    expect((await confirm(token)).status).toBe(200);
    expect(await confirm(token)).toMatchObject(usedToken('deletion'));
    expect(await whoIs(owner)).toBeNull();
  });

  test('the links table: its content is no valid token', async () => {
    const email = 'table@example.ie';
    await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
    const row = await rowOf(server, 'account_links', { address: email });
    expect(await browser(server).post('/api/auth/verify-email', { token: row.id })).toMatchObject(invalidToken);
    expect(row.password).toMatch(/^\$argon2id\$/);
  });

  test('a sign-up with another person’s address: the owner’s click alone doesn’t open the account', async () => {
    const email = 'mine@example.ie';
    const eve = browser(server);
    await eve.post('/api/auth/sign-up/email', { name: 'Eve', email, password: another });
    const prepared = await tokenTo(server, email, 'verify-email');
    expect(await browser(server).post('/api/auth/verify-email', { token: prepared, password })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    });
    await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
    await eve.post('/api/auth/sign-up/email', { name: 'Eve', email, password: another });
    const sent = await emailsTo(server, email);
    const own = /verify-email\?token=(\S+)/.exec(sent[1]?.text ?? '')?.[1];
    await browser(server).post('/api/auth/verify-email', { token: own, password });
    expect(await signIn(email)).toMatchObject({ body: { user: { name: 'Ann' } } });
    expect((await signIn(email, { password: another })).status).toBe(401);
    expect((await eve.post('/api/auth/verify-email', { token: prepared, password: another })).status).toBe(400);
  });
});
