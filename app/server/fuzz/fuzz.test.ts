import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { figureWords, fuzz, fuzzedWith } from './fuzz.ts';
import { smallSite } from './site.ts';

test.each(databaseKinds)(
  'generated requests cause no server error and store no invalid row, on $name',
  async ({ name, create }) => {
    const siteFolder = await smallSite();
    const server = await startTestServer({ environment: { ...fuzzedWith, ...(await create()) }, siteFolder });
    const figures = await fuzz(server, { requests: 600, seed: 20_261_120, seconds: 60 });
    console.log(figureWords(name, figures));
    expect(figures.faults).toEqual([]);
    expect(figures.requests).toBeGreaterThan(1000);
    expect(figures.done.size).toBeGreaterThan(15);
    expect(figures.rows).toBeGreaterThan(20);
    await server.close();
    await rm(siteFolder, { recursive: true });
  },
  90_000,
);
