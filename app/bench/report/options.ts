import { parseArgs } from 'node:util';

export const parts = ['lighthouse', 'weight', 'shift', 'cpu', 'press'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  /** Visits of Lighthouse to each page. */
  runs: number;
  /** Loads of the landing page, and as many of the plain one. */
  loads: number;
  /** Presses of each kind. */
  presses: number;
  only: readonly Part[];
  /** Only pages whose address holds it, where pages are measured one by one. */
  pages: string;
}

export const usage = `pnpm report [--runs 3] [--loads 15] [--presses 9] [--only ${parts.join(',')}] [--pages /booking]`;

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

function count(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1 on: ${usage}`);
  return number;
}

/** What to measure, and how often. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '3' },
      loads: { type: 'string', default: '15' },
      presses: { type: 'string', default: '9' },
      only: { type: 'string', default: parts.join(',') },
      pages: { type: 'string', default: '' },
    },
  });
  const only = values.only.split(',');
  if (!only.every(isPart)) throw new Error(`--only takes some of ${parts.join(', ')}: ${usage}`);
  return {
    runs: count('runs', values.runs),
    loads: count('loads', values.loads),
    presses: count('presses', values.presses),
    only,
    pages: values.pages,
  };
}
