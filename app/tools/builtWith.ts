import type { Plugin } from 'vite';
import { builtWithFile, unconfirmedFile } from '../server/site/built.ts';
import type { PublicSite } from '../src/domain/publicSite.ts';
import { findDrafts } from './findDrafts.ts';

/** Records the settings that the pages were built with, and what is left to confirm on them, for the server to report. */
export function builtWith(site: PublicSite): Plugin {
  return {
    name: 'built-with',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: builtWithFile, source: JSON.stringify(site) });
      this.emitFile({ type: 'asset', fileName: unconfirmedFile, source: JSON.stringify(await findDrafts()) });
    },
  };
}
