import { readFileSync } from 'node:fs';
import lines from '@changesets/cli/changelog';

const { repository } = JSON.parse(readFileSync(new URL('../ui/package.json', import.meta.url), 'utf8'));
// A clone that has no address yet has no links either.
const address = repository.url.includes('.invalid/') ? '' : repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Changesets' own release notes, each with a link to its commit in the repository that `ui/package.json` names. */
export default {
  ...lines,
  async getReleaseLine(changeset, type, options) {
    const line = await lines.getReleaseLine(changeset, type, options);
    const { commit } = changeset;
    if (!address || !commit) return line;
    const short = commit.slice(0, 7);
    return line.replace(`- ${short}:`, `- [\`${short}\`](${address}/commit/${commit}):`);
  },
};
