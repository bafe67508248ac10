import type { Contract } from '../../test/contract';

const steps = { role: 'navigation', name: 'Quote builder' };
const done = { role: 'button', name: 'Trinity Package , done' };
const question = { role: 'heading', name: 'Which platform tier fits your business?' };
const next = { role: 'button', name: 'Continue' };
const fold = { role: 'button', name: 'Order summary €1,980 Deposit today €396' };
const summary = { role: 'region', name: 'Order summary' };

export default {
  pattern:
    'A list of steps in a named navigation, not tabs; the step itself is a group named by its question, which takes the focus.',
  roles: [
    {
      says: 'The step the reader is on is marked as the current one (aria-current)',
      story: 'WithSummary',
      finds: [{ role: 'generic', is: 'current step', text: '3 Platform Tier Step 3 of 5', within: steps }],
    },
    {
      says: 'Finished steps are buttons that say so, in a named list; those to come are not',
      story: 'WithSummary',
      finds: [
        { role: 'listitem', times: 5, within: steps },
        { role: 'button', name: 'Solution Type , done', within: steps },
        { ...done, within: steps },
        { role: 'button', times: 2, within: steps },
      ],
    },
    {
      says: 'The step is a group named by its question, a heading of the level asked for',
      story: 'WithSummary',
      finds: [
        { role: 'group', name: question.name },
        { ...question, level: 1 },
      ],
    },
    {
      says: 'What is missing describes the button it holds up, which is disabled and can still be reached',
      story: 'Missing',
      finds: [{ ...next, is: 'disabled', description: 'Choose a tier to continue' }],
    },
    {
      says: 'What takes its time is busy',
      story: 'Busy',
      finds: [{ role: 'button', name: 'Processing...', is: ['busy', 'disabled'] }],
    },
    {
      says: 'On a narrow screen one button shows and hides the summary, and says whether it is shown',
      story: 'WithSummary',
      width: 390,
      finds: [{ ...fold, is: 'collapsed' }],
      misses: [summary],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'goes through the finished steps, the answers, the ways back and on',
      story: 'WithSummary',
      steps: [
        { press: ['Tab', 'Tab'], focus: done },
        { press: 'Tab', focus: { role: 'radio', name: 'Full System' } },
        { press: 'Tab', focus: { role: 'button', name: 'Back' } },
        { press: 'Tab', focus: next },
        { press: 'Tab', focus: 'the page' },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on Continue, Back or a finished step change the step, and lead to its question',
      story: 'WithSummary',
      steps: [
        { press: 'Tab', until: next },
        { press: 'Enter', focus: { role: 'heading', name: 'Do you run a physical store?' } },
        { press: 'Tab', until: { role: 'button', name: 'Back' } },
        { press: 'Space', focus: question },
        {
          press: ['Shift+Tab', 'Enter'],
          focus: { role: 'heading', name: 'Which Trinity system do you need?' },
          finds: [{ role: 'generic', is: 'current step', text: '2 Trinity Package Step 2 of 5' }],
        },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on a Continue that waits say aloud what is missing, and lead to it',
      story: 'Missing',
      steps: [
        { press: 'Tab', until: next },
        {
          press: 'Enter',
          focus: { role: 'radio', name: 'Foundation' },
          finds: [{ role: 'alert', text: 'Choose a tier to continue' }],
        },
        { press: 'Space', finds: [{ ...next, is: 'enabled' }], misses: [{ role: 'alert' }] },
      ],
    },
    {
      keys: 'Escape',
      do: 'folds the summary again, from anywhere inside it',
      story: 'WithSummary',
      width: 390,
      steps: [
        { press: 'Tab', until: fold },
        { press: 'Enter', finds: [{ ...fold, is: 'expanded' }, summary] },
        { press: ['Tab', 'Escape'], focus: { ...fold, is: 'collapsed' }, misses: [summary] },
      ],
    },
  ],
  states: [
    {
      says: 'Finished, current and coming steps are told apart without colour',
      story: 'WithSummary',
      apart: [{ text: 'Trinity Package, done' }, { text: 'Platform Tier' }, { text: 'Store Type' }],
    },
    {
      says: 'What is missing is seen before anybody presses',
      story: 'Missing',
      looks: [{ of: { text: 'Choose a tier to continue' }, is: 'seen' }],
    },
    {
      says: 'On a narrow screen neither a banner nor its bar lies over the other',
      story: 'AboveBanner',
      width: 390,
      looks: [
        { of: fold, is: 'uncovered' },
        { of: { role: 'button', name: 'Back' }, is: 'uncovered' },
        { of: next, is: 'uncovered' },
        { of: { role: 'heading', name: 'A shop on the street?' }, is: 'uncovered' },
        { of: { role: 'button', name: 'Good to know' }, is: 'uncovered' },
      ],
    },
  ],
} satisfies Contract<typeof import('./StepShell.stories')>;
