import { runCommand } from '../server/platform/cli/command.ts';
import { definitions, type SettingName } from '../server/platform/settings/definitions.ts';
import { readEnvironment } from '../server/platform/settings/environment.ts';
import { sellerSettings } from '../server/platform/settings/seller.ts';
import { findDrafts } from './findDrafts.ts';

/** Optional settings shown on pages and invoices. */
const shown: readonly SettingName[] = ['SITE_URL', ...(Object.keys(sellerSettings) as SettingName[]), 'VAT'];

await runCommand({
  name: 'pnpm drafts',
  about: 'Which texts and data of the agency are still drafts, not set, or to be confirmed before the site goes live.',
  async run() {
    const found = [...(await findDrafts()), ...unsetSettings()];
    return found.length === 0 ? 'Nothing is a draft.' : found.join('\n');
  },
});

function unsetSettings(): string[] {
  const environment = readEnvironment();
  return shown
    .filter((name) => !environment[name]?.trim())
    .map((name) => `${name} is not set: ${definitions[name].about}`);
}
