import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, runCommand } from '../../server/cli/command.ts';
import { openTables } from '../../server/db/open.ts';
import { readSettings } from '../../server/settings.ts';
import { freePort } from '../../server/testing/freePort.ts';
import { startPostgres } from '../../server/testing/postgres.ts';
import { checkoutRequest } from '../../server/testing/request.ts';
import { startSite } from '../../server/testing/siteProcess.ts';
import { newIdempotencyKey } from '../../src/api/idempotencyKey.ts';
import { request } from '../../src/api/request.ts';
import { fieldsOf } from '../../src/domain/record.ts';

const clients = 8;
const app = join(import.meta.dirname, '../..');

await runCommand({
  name: 'pnpm --filter @agency-site/app run bench:three',
  about:
    'Runs three processes of the built site behind Caddy, on one PostgreSQL. While visitors open pages and place orders, it kills one process and restarts another, as an upgrade does. It calls the API by the client of the pages, which sends a call once more when its answer is lost. Exits with 1 when an accepted order was lost, or more than 0.1% of the requests failed. Needs Caddy and PostgreSQL.',
  async run() {
    const postgres = await startPostgres();
    if ('unavailable' in postgres) throw new CommandError(`There is no PostgreSQL: ${postgres.unavailable}.`);
    const folder = mkdtempSync(join(tmpdir(), 'bench-three-'));
    const ports = [await freePort(), await freePort(), await freePort()];
    const proxy = await freePort();
    const url = `http://localhost:${proxy}`;
    const secret = 'a-secret-of-more-than-32-characters';
    const start = (port: number) =>
      startSite(
        {
          DATABASE_URL: postgres.url,
          SECRET: secret,
          SITE_URL: url,
          RATE_LIMIT: '0',
          TRUST_PROXY: '1',
          DATA_DIR: join(folder, String(port)),
          PORT: String(port),
        },
        join(app, 'dist/server/main.js'),
      );
    const sites = ports.map(start);
    for (const site of sites) await site.waitForOutput(/is running/, 120);
    const config = join(folder, 'Caddyfile');
    // Without its admin port, which another Caddy of this machine may have, and by which `caddy stop` would end this one.
    writeFileSync(config, `{\n\tadmin off\n}\n${readFileSync(join(app, 'ops/Caddyfile.three'), 'utf8')}`);
    const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        DOMAIN: url,
        SERVERS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      },
      stdio: 'ignore',
    });
    let [isOver, requests] = [false, 0];
    const failures: string[] = [];
    const accepted: string[] = [];
    /** Counts a request and returns its answer, if there was one. */
    const ask = async <Answer>(name: string, answer: Promise<Answer>): Promise<Answer | null> => {
      requests += 1;
      return answer.catch((error: Error) => {
        failures.push(`${(performance.now() / 1000).toFixed(1)} s, ${name}: ${error.message}`);
        return null;
      });
    };
    /** Pages are opened by the browser, which asks once. */
    const openPage = async (path: string) => {
      const response = await fetch(url + path);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      await response.arrayBuffer();
    };
    const visit = async () => {
      while (!isOver) {
        for (const path of ['/', '/contact-us']) await ask(path, openPage(path));
        await ask('/api/config', request(`${url}/api/config`));
        const answer = await ask(
          'an order',
          request(`${url}/api/create-checkout-session`, {
            method: 'POST',
            headers: { 'idempotency-key': newIdempotencyKey() },
            body: checkoutRequest({ url }),
          }),
        );
        if (answer) accepted.push(String(fieldsOf(answer.body).id));
      }
    };
    try {
      for (let tries = 200; tries > 0 && !(await fetch(url).catch(() => null))?.ok; tries -= 1) await pause(50);
      const visitors = Promise.all(Array.from({ length: clients }, visit));
      await pause(10_000);
      await sites[0]?.kill();
      await pause(10_000);
      sites[1]?.child.kill('SIGTERM');
      await sites[1]?.ended;
      sites[1] = start(ports[1] ?? 0);
      await sites[1].waitForOutput(/is running/, 120);
      await pause(10_000);
      isOver = true;
      await visitors;
      const database = await openTables(readSettings({ DATABASE_URL: postgres.url, SECRET: secret, DATA_DIR: folder }));
      const rows = await database.selectFrom('payments').select('id').execute();
      await database.destroy();
      const stored = new Set(rows.map(({ id }) => id));
      const lost = accepted.filter((id) => !stored.has(id));
      const share = (100 * failures.length) / requests;
      const words = `${requests} requests, ${accepted.length} orders accepted, ${lost.length} lost; ${failures.length} requests failed (${share.toFixed(3)}%)`;
      if (lost.length > 0 || share > 0.1) throw new CommandError([words, ...failures.slice(0, 10)].join('\n'));
      return [words, ...failures.slice(0, 10)].join('\n');
    } finally {
      isOver = true;
      caddy.kill();
      for (const site of sites) await site.kill();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
