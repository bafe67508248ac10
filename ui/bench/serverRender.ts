/**
 * Run by itself, with the modules of one group: renders them to strings in turns, batch by batch in one process, so that
 * whatever else the machine does hits all alike. Prints the processor time of each as JSON, the first being the measure.
 */
import { renderToString } from 'react-dom/server';
import { type Contestant, draw } from './contestant.ts';
import { median } from './statistics.ts';

/** Microseconds of the main thread's processor time for one item, the share of the first's, and the bytes of its HTML. */
export interface ServerRender {
  each: number;
  ratio: number;
  html: number;
}

const count = 20;
const rounds = 15;
/** Milliseconds, many times what the system counts in. */
const batch = 150;

const now = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function spent(contestant: Contestant, times: number): number {
  globalThis.gc?.();
  const start = now();
  for (let time = 0; time < times; time++) renderToString(draw(contestant, count));
  return (now() - start) / times;
}

const contestants: Contestant[] = await Promise.all(process.argv.slice(2).map((file) => import(file)));
// Until the compiler has come to rest. Each turn also tells, roughly, how many renders a batch is.
const times = contestants.map(() => 1);
for (let turn = 0; turn < 20; turn++)
  for (const [index, contestant] of contestants.entries()) {
    const start = performance.now();
    for (let time = 0; time < 5; time++) renderToString(draw(contestant, count));
    times[index] = Math.ceil((batch * 5) / (performance.now() - start));
  }

const costs: number[][] = contestants.map(() => []);
for (let round = 0; round < rounds; round++)
  for (const [index, contestant] of contestants.entries()) costs[index]?.push(spent(contestant, times[index] ?? 1));

const results: ServerRender[] = contestants.map((contestant, index) => {
  const own = costs[index] ?? [];
  return {
    each: (median(own) * 1000) / count,
    ratio: median(own.map((cost, round) => cost / (costs[0]?.[round] ?? Number.NaN))),
    html: Buffer.byteLength(renderToString(draw(contestant, count))) / count,
  };
});
console.log(JSON.stringify(results));
