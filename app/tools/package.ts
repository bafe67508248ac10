import { createHash } from 'node:crypto';
import { resolvePath, runCommand } from '../server/platform/cli/command.ts';
import { packFolder, writePackage } from './packageFiles.ts';
import { buildSite, isBuilt } from './siteBuild.ts';

await runCommand({
  name: 'pnpm package',
  about:
    'Builds the site where something has changed, and packs it into one archive that runs with Node alone, with a list of its packages (CycloneDX) beside it. The same commit gives the same bytes. Needs git and GNU tar.',
  options: {
    to: { type: 'string', value: 'folder', default: 'app/dist/package', about: 'where the archive goes' },
    unpacked: { type: 'boolean', about: 'writes the files themselves, as for a container image; needs no git' },
    built: { type: 'boolean', about: 'packs what is built, whether or not something has changed' },
  },
  async run({ values }) {
    if (!values.built && !isBuilt()) await buildSite();
    const folder = resolvePath(values.to);
    if (values.unpacked) {
      packFolder(folder);
      return `The site is in ${folder}. Start it with: node agency.mjs start`;
    }
    const { archive, content, list } = writePackage(folder);
    const digest = createHash('sha256').update(content).digest('hex');
    return [
      `${archive} (${Math.ceil(content.length / 1e5) / 10} MB)`,
      `SHA-256 ${digest}`,
      `Its packages: ${list}`,
    ].join('\n');
  },
});
