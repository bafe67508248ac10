import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicSite } from '../settings.ts';

/** Where the build notes the settings that it wrote into pages. Its name begins with a dot, so it is not served. */
export const builtWithFile = '.built-with.json';

/** What to set differently for each part of a page. */
const settingOf: Readonly<Record<keyof PublicSite, string>> = {
  name: 'AGENCY_NAME',
  url: 'SITE_URL',
  email: 'AGENCY_EMAIL (or MAIL_FROM)',
  companyNumber: 'COMPANY_NUMBER',
  vatNumber: 'VAT_NUMBER',
  meeting: 'MEETING_METHOD (or MEETING_URL)',
};

const buildAgain = 'Build again with the settings of the server: npm start does, and so does pnpm build:site.';

/**
 * Says which settings are other ones than those that the pages were built with: until the next build, visitors read the
 * former. One sentence for each.
 */
export function outdatedPages(folder: string, now: PublicSite): string[] {
  if (folder === '' || !existsSync(join(folder, 'index.html'))) return [];
  const file = join(folder, builtWithFile);
  if (!existsSync(file)) return [`The pages do not say which settings they were built with. ${buildAgain}`];
  const then = JSON.parse(readFileSync(file, 'utf8')) as Partial<PublicSite>;
  const names = Object.keys(settingOf) as (keyof PublicSite)[];
  return (
    names
      // A site that was built without its address gets it from the server.
      .filter((name) => name !== 'url' || (then.url ?? null) !== null)
      .filter((name) => JSON.stringify(then[name] ?? null) !== JSON.stringify(now[name]))
      .map(
        (name) =>
          `The pages were built with ${settingOf[name]} ${words(then[name])}, and it is ${words(now[name])} now. ${buildAgain}`,
      )
  );
}

function words(value: PublicSite[keyof PublicSite] | undefined): string {
  if (value === null || value === undefined) return 'unset';
  return typeof value === 'string' ? `"${value}"` : `"${value.name}"`;
}
