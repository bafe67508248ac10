import type { Plugin } from 'vite';
import { unconfirmedFile } from '../server/platform/site/built.ts';
import { findDrafts } from './findDrafts.ts';

/** Records what is left to confirm on the pages, for the server to report. */
export function unconfirmed(): Plugin {
  return {
    name: 'unconfirmed',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: unconfirmedFile, source: JSON.stringify(await findDrafts()) });
    },
  };
}
