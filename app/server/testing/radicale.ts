import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalDavServer } from './caldavFake.ts';
import { freePort } from './freePort.ts';

const login = { username: 'aoife', password: 'app password' };

/** Starts Radicale, a CalDAV server of Debian, in a folder of its own. */
export async function radicale(): Promise<CalDavServer> {
  const folder = await mkdtemp(join(tmpdir(), 'agency-radicale-'));
  const port = await freePort();
  const users = join(folder, 'users');
  await writeFile(users, `${login.username}:${login.password}\n`);
  await writeFile(
    join(folder, 'config'),
    [
      `[server]\nhosts = 127.0.0.1:${port}`,
      `[auth]\ntype = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain\ndelay = 0`,
      `[storage]\nfilesystem_folder = ${join(folder, 'collections')}`,
      '[logging]\nlevel = error',
    ].join('\n'),
  );
  const program = spawn('radicale', ['--config', join(folder, 'config')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => program.on('exit', resolve));
  const url = `http://127.0.0.1:${port}/`;
  const calendar = new URL('aoife/own/', url).href;
  const authorization = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`;
  const call = async (method: string, address: string, body?: string) => {
    const headers = { authorization, 'content-type': body?.startsWith('<') ? 'text/xml' : 'text/calendar' };
    const answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
    if (!answer.ok) throw new Error(`Radicale answered ${method} ${address} with ${answer.status}.`);
    return answer.text();
  };
  await untilReady(url);
  for (const [name, title, component] of [
    ['own', 'Work &amp; play', 'VEVENT'],
    ['tasks', 'Tasks', 'VTODO'],
  ]) {
    await call('MKCALENDAR', new URL(`aoife/${name}/`, url).href, made(title ?? '', component ?? ''));
  }
  return {
    url,
    calendar,
    login,
    put: async (uid, text) => void (await call('PUT', `${calendar}${uid}.ics`, text)),
    remove: async (uid) => void (await call('DELETE', `${calendar}${uid}.ics`)),
    texts: async () => [await call('GET', calendar)].filter((text) => text.includes('BEGIN:VEVENT')),
    async close() {
      program.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const made = (title: string, component: string) =>
  `<C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><displayname>${title}</displayname><C:supported-calendar-component-set><C:comp name="${component}"/></C:supported-calendar-component-set></prop></set></C:mkcalendar>`;

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Radicale doesn’t start. Install it: apt-get install radicale');
}
