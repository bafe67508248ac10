import crypto, { type Argon2Parameters, argon2 } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Hash = typeof argon2 & { isQuick?: true };

/**
 * Set-up of the server tests, before they load the server: Argon2 at its least cost. Its real cost slows attackers down, and
 * took a third of the tests' processor time; processes that tests start keep it, and the browser tests too.
 */
function quicken(hash: Hash): void {
  // Tests of one worker share the modules of Node.
  if (hash.isQuick) return;
  const quick: Hash = (algorithm, parameters: Argon2Parameters, callback) =>
    hash(algorithm, { ...parameters, ...(parameters.memory > 1_000 && { memory: 8, passes: 1 }) }, callback);
  quick.isQuick = true;
  Object.assign(crypto, { argon2: quick });
  syncBuiltinESMExports();
}

quicken(argon2);
