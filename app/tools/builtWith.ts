import type { Plugin } from 'vite';
import { builtWithFile } from '../server/site/built.ts';
import type { PublicSite } from '../src/domain/publicSite.ts';

/** Records the settings that the pages were built with, for the server to compare at start. */
export function builtWith(site: PublicSite): Plugin {
  return {
    name: 'built-with',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: builtWithFile, source: JSON.stringify(site) });
    },
  };
}
