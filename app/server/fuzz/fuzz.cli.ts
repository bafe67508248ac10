import { runCommand, wholeNumber } from '../cli/command.ts';

await runCommand({
  name: 'pnpm fuzz',
  about:
    'Sends generated requests to its own servers: on SQLite, on PostgreSQL where installed, and a fifth as many with Stripe. Exits with 1 on any fault, and on a request that takes more than 50 ms of CPU time.',
  takes: ['[requests]', '[seed]'],
  async run({ args: [requests = '10000', seed = String(Date.now() % 1_000_000)] }) {
    const many = wholeNumber('requests', requests);
    const start = wholeNumber('seed', seed, 0);
    console.log(`To repeat this run: pnpm fuzz ${many} ${start}\n`);
    // Loads a whole server, which --help doesn't need.
    const { fuzzEverything } = await import('./runs.ts');
    if (!(await fuzzEverything(many, start))) process.exitCode = 1;
  },
});
