/**
 * Run by itself, with a count of items and the modules of one group: renders them to strings in turns, in one process, so
 * that whatever else the machine does hits all alike. Prints what each costs as JSON, the first being the measure.
 */
import { renderToString } from 'react-dom/server';
import { type Contestant, draw } from './contestant.ts';
import { median } from './statistics.ts';

/** Microseconds for one item, the share of the first's, and the bytes of its HTML. */
export interface ServerRender {
  each: number;
  ratio: number;
  html: number;
}

const rounds = 31;
/** Of so many renders in a round the fastest counts: nothing came between it and the processor. */
const tries = 8;

const [items, ...files] = process.argv.slice(2);
const count = Number(items);
const contestants: Contestant[] = await Promise.all(files.map((file) => import(file)));

function fastest(contestant: Contestant): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries; time++) {
    const drawn = draw(contestant, count);
    const start = performance.now();
    renderToString(drawn);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

// Until the compiler has come to rest.
for (let time = 0; time < 400; time++) for (const contestant of contestants) renderToString(draw(contestant, 5));

const costs: number[][] = [];
for (let round = 0; round < rounds; round++) {
  globalThis.gc?.();
  costs.push(contestants.map(fastest));
}
const at = (own: number[], index: number) => own[index] ?? Number.NaN;
const results: ServerRender[] = contestants.map((contestant, index) => ({
  each: (median(costs.map((own) => at(own, index))) * 1000) / count,
  ratio: median(costs.map((own) => at(own, index) / at(own, 0))),
  html: Buffer.byteLength(renderToString(draw(contestant, count))) / count,
}));
console.log(JSON.stringify(results));
