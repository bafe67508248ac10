import { runCommand } from '../server/platform/cli/command.ts';
import { buildSite } from './siteBuild.ts';

await runCommand({
  name: 'pnpm build:site',
  about: 'Builds the component library and the site, whether or not anything has changed.',
  run: buildSite,
});
