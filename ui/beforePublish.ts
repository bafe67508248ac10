import manifest from './package.json' with { type: 'json' };

/** Runs before every publish, and ends it with one sentence where the package would not be what we tested. */
function problem(): string | undefined {
  // Only pnpm publishes the exports of `publishConfig`, and the licence of the repository.
  if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) return 'Publish by `pnpm release`, not by npm.';
  if (manifest.repository.url.includes('repository.invalid'))
    return "Put your repository's address in place of repository.invalid in ui/package.json.";
}

const found = problem();
if (found) console.error(found);
process.exitCode = found ? 1 : 0;
