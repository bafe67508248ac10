import { catalogue } from './doctor/catalogue.ts';
import { diagnose, examine } from './doctor.ts';
import { plural } from './words.ts';

const { fresh, known, outdated } = diagnose(examine(catalogue));

for (const { name, text } of fresh) console.log(`NEW       ${name}\n          ${text}`);
for (const name of outdated)
  console.log(`OUTDATED  ${name}\n          Accepted, but no longer found: take it off the list.`);
for (const { name, text, reason } of known) console.log(`accepted  ${name}\n          ${text}\n          ${reason}`);
console.log(`${plural(fresh.length, 'new finding')}, ${outdated.length} outdated, ${known.length} accepted.`);

process.exitCode = fresh.length + outdated.length > 0 ? 1 : 0;
