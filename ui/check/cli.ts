#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkBrand } from './brand.ts';

const usage = `Usage: npx @agency-site/ui check FILE.css...

Checks the style sheets of a brand: misspelt and missing variables, and the contrast of each colour with its
background, in light and dark. Several files are checked as one, in the given order.

Exits with 0 if it finds nothing, 1 if it finds something, 2 if a file can't be read.`;

/** The library's own style sheet, beside this file in the package. */
const styles = new URL('../styles/index.css', import.meta.url);

function main(): number {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [command, ...files] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (command !== 'check' || files.length === 0) {
    console.error(usage);
    return 2;
  }
  const findings = checkBrand(files.map((file) => readFileSync(file, 'utf8')).join('\n'), readFileSync(styles, 'utf8'));
  for (const finding of findings) console.log(finding);
  console.log(
    findings.length === 0 ? 'Nothing found: names, colours and contrast are right.' : `${findings.length} found.`,
  );
  return findings.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  const { code, path, message } = error as NodeJS.ErrnoException;
  console.error(code === 'ENOENT' ? `There is no file ${path}` : message);
  process.exitCode = 2;
}
