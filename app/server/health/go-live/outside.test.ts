import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../../backup/backUp.ts';
import { book } from '../../testing/booking.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { dnsRecords, outside } from './outside.ts';

const failing = (code: string) => async () => {
  throw Object.assign(new Error(`queryTxt ${code}`), { code });
};

describe('DNS', () => {
  test('joins the parts of a long record', async () => {
    const { texts, mailServers } = dnsRecords({
      resolveTxt: async () => [['v=spf1 ', '-all'], ['other']],
      resolveMx: async () => [{ exchange: 'mx.agency.example', priority: 10 }],
    });
    expect(await texts('agency.example')).toEqual(['v=spf1 -all', 'other']);
    expect(await mailServers('agency.example')).toEqual(['mx.agency.example']);
  });

  test.each(['ENOTFOUND', 'ENODATA'])('%s means no record', async (code) => {
    const { texts, mailServers } = dnsRecords({ resolveTxt: failing(code), resolveMx: failing(code) });
    expect([await texts('agency.example'), await mailServers('agency.example')]).toEqual([[], []]);
  });

  test('a name server that fails is not a missing record', async () => {
    const { texts } = dnsRecords({ resolveTxt: failing('ETIMEOUT'), resolveMx: failing('ETIMEOUT') });
    await expect(texts('agency.example')).rejects.toThrow(/ETIMEOUT/);
  });
});

describe('an address', () => {
  const server = createServer((_request, response) =>
    response.writeHead(301, { location: 'https://elsewhere.example/' }).end(),
  );
  let port: number;
  beforeAll(async () => {
    port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('is fetched without following where it leads', async () => {
    const answer = await outside.fetch(`http://127.0.0.1:${port}/`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://elsewhere.example/']);
  });

  test('has no certificate when it isn’t encrypted', async () => {
    await expect(outside.certificateEnd('127.0.0.1', port)).rejects.toThrow();
  });
});

test('a backup is rehearsed in a thread, and its failure has words', async () => {
  const folder = newFolder();
  const server = await openTestServer();
  await book(server);
  const file = join(folder, 'kept.sqlite');
  backUp(server.settings, file, server.clock.now);
  expect((await outside.rehearse(file, server.clock.now)).rows.get('bookings')).toBe(1);
  await expect(outside.rehearse(join(folder, 'missing.sqlite'), server.clock.now)).rejects.toThrow(/There is no file/);
});
