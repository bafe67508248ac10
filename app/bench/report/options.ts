import { type Options, UsageError } from '../../server/cli/command.ts';

/** Parts of the report that measure the site. */
const siteParts = ['lighthouse', 'weight', 'shift', 'cpu', 'interaction'] as const;
const parts = [...siteParts, 'docs'] as const;
export type Part = (typeof parts)[number];

export const options = {
  runs: { type: 'string', value: 'number', default: '3', about: 'Lighthouse runs per page' },
  loads: { type: 'string', value: 'number', default: '15', about: 'loads of the landing page and the reference page' },
  clicks: { type: 'string', value: 'number', default: '9', about: 'clicks of each kind' },
  only: {
    type: 'string',
    value: 'parts',
    default: siteParts.join(','),
    about: 'what to measure; docs is the documentation of the library, after pnpm docs:build',
  },
  pages: {
    type: 'string',
    value: 'text',
    default: '',
    about: 'only pages whose path contains this text, such as /booking',
  },
  strict: { type: 'boolean', about: 'fails with exit code 1 when a figure misses its limit' },
} as const satisfies Options;

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/**
 * The parts of the option `--only`.
 * @throws UsageError for an unknown part
 */
export function partsIn(list: string): Part[] {
  const names = list.split(',');
  if (!names.every(isPart)) throw new UsageError(`--only takes a comma-separated list of ${parts.join(', ')}.`);
  return names;
}
