import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicSite } from '../../src/domain/publicSite.ts';

/** The build stores the settings that it wrote into pages in this file. Its name begins with a dot, so it isn't served. */
export const builtWithFile = '.built-with.json';

/** The build stores in this file what is left to confirm on its pages, as `pnpm drafts` lists it. */
export const unconfirmedFile = '.unconfirmed.json';

/** What is left to confirm on the built pages; null without pages. */
export function unconfirmedIn(folder: string): readonly string[] | null {
  const file = join(folder, unconfirmedFile);
  return folder !== '' && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : null;
}

/** The setting for each part of a page. */
const settingOf: Readonly<Record<keyof PublicSite, string>> = {
  name: 'AGENCY_NAME',
  url: 'SITE_URL',
  email: 'AGENCY_EMAIL (or MAIL_FROM)',
  companyNumber: 'COMPANY_NUMBER',
  vatNumber: 'VAT_NUMBER',
  vat: 'VAT',
  meeting: 'MEETING_METHOD (or MEETING_URL)',
};

const buildAgain = 'Build again with the server’s settings: run npm start or pnpm build:site.';

/**
 * Compares the settings with those of the build: until the next build, pages show the old ones.
 * @returns a sentence for each difference
 */
export function outdatedPages(folder: string, now: PublicSite): string[] {
  if (folder === '' || !existsSync(join(folder, 'index.html'))) return [];
  const file = join(folder, builtWithFile);
  if (!existsSync(file)) return [`The pages don’t say which settings they were built with. ${buildAgain}`];
  const then = JSON.parse(readFileSync(file, 'utf8')) as Partial<PublicSite>;
  const names = Object.keys(settingOf) as (keyof PublicSite)[];
  return (
    names
      // A site that was built without its address gets it from the server.
      .filter((name) => name !== 'url' || (then.url ?? null) !== null)
      .filter((name) => JSON.stringify(then[name] ?? null) !== JSON.stringify(now[name]))
      .map(
        (name) =>
          `The pages were built with ${settingOf[name]} ${words(then[name])}, but it’s now ${words(now[name])}. ${buildAgain}`,
      )
  );
}

function words(value: PublicSite[keyof PublicSite] | undefined): string {
  if (value === null || value === undefined) return 'unset';
  return typeof value === 'string' ? `"${value}"` : `"${value.name}"`;
}
