import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { publicSite } from '../settings.ts';
import { builtSite } from '../testing/builtSite.ts';
import { builtWithFile, outdatedPages } from './built.ts';
import { openSite } from './site.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** The warnings for pages built with some settings when the server starts with others. */
async function warningsFor(atBuild: Record<string, string>, atStart: Record<string, string>): Promise<string[]> {
  const folder = await builtSite({ 'index.html': '', [builtWithFile]: JSON.stringify(publicSite(atBuild)) });
  folders.push(folder);
  return outdatedPages(folder, publicSite(atStart));
}

test.each([
  ['the same settings', { VAT_NUMBER: 'IE1', SITE_URL: 'https://agency.example' }],
  ['settings that don’t appear on pages', { PORT: '8080', RATE_LIMIT: '5' }],
])('no warning for %s', async (_name, atStart) => {
  expect(await warningsFor({ ...atStart, PORT: '3000' }, atStart)).toEqual([]);
});

test.each([
  ['AGENCY_NAME', 'Knot & Sons', 'Trinity Works'],
  ['COMPANY_NUMBER', '123456', null],
  ['VAT_NUMBER', 'IE1', null],
  ['VAT', 'excluded', null],
  ['AGENCY_EMAIL', 'office@agency.example', null],
  ['MEETING_METHOD', 'Zoom', 'Google Meet'],
])('warns about a %s that changed after the build', async (name, value, before) => {
  expect(await warningsFor({}, { [name]: value })).toEqual([
    expect.stringMatching(
      new RegExp(`built with ${name}.* ${before ? `"${before}"` : 'unset'}, but it’s now "${value}"\\. Build again`),
    ),
  ]);
});

test('warns about a changed SITE_URL, unless the build had none', async () => {
  const [old, next] = [{ SITE_URL: 'https://old.example' }, { SITE_URL: 'https://new.example' }];
  expect(await warningsFor(old, next)).toEqual([expect.stringMatching(/SITE_URL "https:\/\/old\.example"/)]);
  expect(await warningsFor(old, {})).toEqual([expect.stringMatching(/it’s now unset/)]);
  expect(await warningsFor({}, next)).toEqual([]);
});

test('the file with the build’s settings is not served', async () => {
  const folder = await builtSite({ 'index.html': '', [builtWithFile]: '{}' });
  folders.push(folder);
  expect(openSite(folder, { stripe: false, https: false }).assets).toEqual([]);
});

test('warns about pages without that file, and not without pages', async () => {
  const folder = await builtSite({ 'index.html': '' });
  folders.push(folder);
  expect(outdatedPages(folder, publicSite({}))).toEqual([expect.stringMatching(/don’t say/)]);
  expect(outdatedPages('', publicSite({}))).toEqual([]);
});
