import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const app = sources().filter(
  ({ path }) => /^app\/src\/.*(?<!\.test)\.tsx?$/.test(path) && !/^app\/src\/(mocks|testing)\//.test(path),
);

/** Files in which something is done that is done in one place, each with the reason. */
test.each([
  ['calls a server', /\bfetch\([^)]/, { 'api/request.ts': 'the one client', 'api/browser.ts': 'asks for no answer' }],
  [
    'holds the state of a form',
    /\[tried, setTried\]/,
    {
      'lib/useForm.ts': 'the one form',
      'wizards/kit/review/useReview.tsx': 'its fields are answers of the wizard',
    },
  ],
  [
    'holds the state of a call',
    /\[busy, setBusy\]|useState<State>\(\{ phase: 'idle' \}\)/,
    { 'lib/useTask.ts': 'the one task' },
  ],
])('only the listed files are one that %s', (_, pattern, files) => {
  const found = app.filter(({ text }) => pattern.test(text)).map(({ path }) => path.slice('app/src/'.length));
  expect(found.sort()).toEqual(Object.keys(files).sort());
});
