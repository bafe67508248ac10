import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Files that draw what the library has not, each with the reason. */
const exceptions = {
  'booking/plain/DayForm.tsx': 'the times of a day without scripts, where the calendar isn’t drawn',
  'desk/calendar/week/Day.tsx': 'a whole day, pressed at the time that is meant',
  'lib/PlainForm.tsx': 'the one form',
  'lib/Table.tsx': 'the one table',
  'pages/figures/try/Ranges.tsx': 'may be moved before its script has run, and keeps what it was moved to',
  'pages/text/BlogIndex.tsx': 'a choice that works by styles alone, without scripts',
  'wizards/planner/PathStep.tsx': 'a choice whose answers are the rows of a table',
  'shell/frame/Drawer.tsx': 'a popover, which opens before any script has run',
};

const control = /<(?:button|input(?![^>]* type="hidden")|select|textarea|dialog|table|form)\b/;

test('only the listed files draw a control, a table or a form themselves', () => {
  const drawing = sources()
    .filter(({ path, text }) => /^app\/src\/.*(?<!\.test)\.tsx$/.test(path) && control.test(text))
    .map(({ path }) => path.slice('app/src/'.length));
  expect(drawing.sort()).toEqual(Object.keys(exceptions).sort());
});
