import { expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { figureWords, fuzz } from './fuzz.ts';

test.each(databaseKinds)(
  'whatever is sent, on $name no fault is the server’s and nothing is stored that should not be',
  async ({ name, create }) => {
    const server = await startTestServer({ environment: { MAIL_FROM: 'hello@agency.example', ...(await create()) } });
    const figures = await fuzz(server, { requests: 600, seed: 20_261_120, seconds: 60 });
    console.log(figureWords(name, figures));
    expect(figures.faults).toEqual([]);
    expect(figures.requests).toBe(600);
    expect(figures.done.size).toBeGreaterThan(15);
    expect(figures.rows).toBeGreaterThan(20);
    await server.close();
  },
  90_000,
);
