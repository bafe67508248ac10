#!/usr/bin/env node
/** Starts the site or runs one of its commands. Written so that old versions of Node understand it, and say what is missing. */
const least = [24, 4];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < least[0] || (major === least[0] && minor < least[1])) {
  console.error(
    `This site needs Node.js ${least.join('.')} or newer, and this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  // Like wrong settings, this can't be fixed by a restart.
  process.exit(78);
}

const commands = {
  start: ['main', 'serves the site'],
  'go-live': ['go-live', 'checks everything that must be right before real visitors come'],
  backup: ['backup', 'copies the SQLite database into a file'],
  restore: ['restore', 'replaces the SQLite database with a backup, or rehearses that'],
  mails: ['mails', 'lists and resends e-mails'],
  'change-secret': ['change-secret', 'replaces the secret of the database'],
  'move-to-postgres': ['move-to-postgres', 'copies the SQLite database to PostgreSQL'],
};

// SQLite in Node says that it is experimental; everything else is worth reading.
process.removeAllListeners('warning');
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') console.error(warning);
});

const [name, ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
// The site itself takes settings, not arguments.
if (command && !(name === 'start' && words.length > 0)) {
  // The command reads its own arguments.
  process.argv.splice(2, 1);
  await import(new URL(`./server/${command[0]}.js`, import.meta.url).href);
} else {
  const isHelp = [name, ...words].some((word) => word === '--help' || word === '-h');
  const lines = Object.entries(commands).map(([each, [, about]]) => `  ${each.padEnd(16)}  ${about}`);
  console[isHelp ? 'log' : 'error'](
    `Usage: node agency.mjs command [options]\n\n${lines.join('\n')}\n\nEvery command has --help.`,
  );
  process.exitCode = isHelp ? 0 : 2;
}
