import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publicSite } from '../../server/platform/settings/settings.ts';
import { type Vat, vatSentence } from '../../src/domain/vat.ts';
import { exportPages } from '../../tools/exportPages.ts';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agency-vat-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Renders every page with a setting, as the server does. @returns the texts of the files by path */
async function renderPages(vat: NonNullable<Vat>): Promise<ReadonlyMap<string, string>> {
  const out = join(folder, vat);
  await exportPages(out, publicSite({ VAT: vat }));
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|txt)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(out, file), 'utf8')]));
}

interface Thing {
  '@type'?: string;
  priceSpecification?: { valueAddedTaxIncluded: boolean };
}

/** All things in structured data, however deep. */
const thingsIn = (value: unknown): Thing[] =>
  typeof value === 'object' && value !== null ? [value as Thing, ...Object.values(value).flatMap(thingsIn)] : [];

const price = /€\s?\d/;

for (const vat of ['included', 'excluded', 'none'] as const) {
  test(`with VAT=${vat}, every page, list and offer with a price says so`, async () => {
    const silent: string[] = [];
    let prices = 0;
    let offers = 0;
    for (const [file, text] of await renderPages(vat)) {
      if (file.endsWith('.txt')) {
        if (price.test(text) && !text.includes(vatSentence(vat))) silent.push(file);
        continue;
      }
      for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        for (const thing of thingsIn(JSON.parse(json))) {
          if (thing['@type'] !== 'Offer') continue;
          offers += 1;
          const said = thing.priceSpecification?.valueAddedTaxIncluded;
          if (said !== (vat === 'none' ? undefined : vat === 'included')) silent.push(`${file}: an offer`);
        }
      }
      const [, described = ''] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
      if (price.test(described)) silent.push(`${file}: its description has a price`);
      const shown = text
        .replace(/^.*?<body/s, '')
        .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
        .replace(/<[^>]*>/g, '');
      if (!price.test(shown)) continue;
      prices += 1;
      if (!shown.includes(vatSentence(vat))) silent.push(file);
    }
    expect(silent).toEqual([]);
    // The test itself finds prices.
    expect(prices).toBeGreaterThan(20);
    expect(offers).toBeGreaterThan(10);
  });
}
