import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Files that draw what the library has not, each with the reason. */
const exceptions = {
  'lib/PlainForm.tsx': 'the one form',
  'lib/Table.tsx': 'the one table',
  'pages/figures/try/Ranges.tsx': 'may be moved before its script has run, and keeps what it was moved to',
  'pages/landing/QuoteOptions.tsx': 'may be chosen before its script has run, and keeps what was chosen',
  'pages/landing/QuoteRow.tsx': 'may be switched before its script has run, and keeps what was switched',
  'pages/text/Topics.tsx': 'a choice that works by styles alone, without scripts',
  'shell/frame/Drawer.tsx': 'a popover, which opens before any script has run',
};

/** Files that still draw what the library has: this list only gets shorter. */
const toReplace = [
  'desk/access/AccessPage.tsx',
  'desk/access/CalendarFeeds.tsx',
  'desk/access/webhooks/Deliveries.tsx',
  'desk/access/webhooks/EventChoice.tsx',
  'desk/access/webhooks/NewWebhookDialog.tsx',
  'desk/access/webhooks/WebhookPage.tsx',
  'desk/access/webhooks/WebhooksSection.tsx',
  'desk/calendar/AccountDialog.tsx',
  'desk/calendar/Agenda.tsx',
  'desk/calendar/BookDialog.tsx',
  'desk/calendar/CalendarDialog.tsx',
  'desk/calendar/CalendarPage.tsx',
  'desk/calendar/CalendarsSection.tsx',
  'desk/calendar/CallActions.tsx',
  'desk/calendar/CancelDialog.tsx',
  'desk/calendar/DaysOff.tsx',
  'desk/calendar/DaysOffDialog.tsx',
  'desk/calendar/FreeTimes.tsx',
  'desk/calendar/HoursDialog.tsx',
  'desk/calendar/HoursSection.tsx',
  'desk/calendar/MoveDialog.tsx',
  'desk/calendar/WeekFields.tsx',
  'desk/calendar/hosts/HostDialog.tsx',
  'desk/calendar/hosts/HostField.tsx',
  'desk/calendar/hosts/HostsPage.tsx',
  'desk/calendar/week/Day.tsx',
  'desk/login/Login.tsx',
  'desk/login/ProveDialog.tsx',
  'desk/login/SetUp.tsx',
  'desk/parts/Field.tsx',
];

const control = /<(?:button|input(?! type="hidden")|select|textarea|dialog|table|form)\b/;

test('only the listed files draw a control, a table or a form themselves', () => {
  const drawing = sources()
    .filter(({ path, text }) => /^app\/src\/.*(?<!\.test)\.tsx$/.test(path) && control.test(text))
    .map(({ path }) => path.slice('app/src/'.length));
  expect(drawing.sort()).toEqual([...Object.keys(exceptions), ...toReplace].sort());
});
