import { type Options, UsageError } from '../../server/cli/command.ts';

export const parts = ['lighthouse', 'weight', 'shift', 'cpu', 'interaction'] as const;
export type Part = (typeof parts)[number];

export const options = {
  runs: { type: 'string', value: 'number', default: '3', about: 'Lighthouse runs per page' },
  loads: { type: 'string', value: 'number', default: '15', about: 'loads of the landing page and the reference page' },
  clicks: { type: 'string', value: 'number', default: '9', about: 'clicks of each kind' },
  only: { type: 'string', value: 'parts', default: parts.join(','), about: 'what to measure' },
  pages: {
    type: 'string',
    value: 'text',
    default: '',
    about: 'only pages whose path contains this text, such as /booking',
  },
} as const satisfies Options;

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/** @throws UsageError */
export function partsIn(list: string): Part[] {
  const names = list.split(',');
  if (!names.every(isPart)) throw new UsageError(`--only takes a comma-separated list of ${parts.join(', ')}.`);
  return names;
}
