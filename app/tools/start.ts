import { runCommand } from '../server/platform/cli/command.ts';
import { buildSite, isBuilt } from './siteBuild.ts';

await runCommand({
  name: 'npm start',
  about: 'Serves the site, and builds it first where it is not built yet or something has changed.',
  async run() {
    if (!isBuilt()) await buildSite();
    // From here on this process runs the server.
    await import(new URL('../dist/server/main.js', import.meta.url).href);
  },
});
