import type { Contract } from '../../test/contract';

const steps = { role: 'navigation', name: 'Quote builder' };
const done = { role: 'button', name: 'Trinity Package , done' };
const question = { role: 'heading', name: 'Which platform tier fits your business?' };
const next = { role: 'button', name: 'Continue' };
const fold = { role: 'button', name: 'Order summary €1,980 Deposit today €396' };
const summary = { role: 'region', name: 'Order summary' };

export default {
  pattern:
    'A list of steps in a named navigation, not tabs. The step is a group named by its question, which receives the focus.',
  roles: [
    {
      says: 'The current step is marked with aria-current',
      story: 'WithSummary',
      finds: [{ role: 'generic', is: 'current step', text: '3 Platform Tier Step 3 of 5', within: steps }],
    },
    {
      says: 'Finished steps are buttons announced as done; later steps are text',
      story: 'WithSummary',
      finds: [
        { role: 'listitem', times: 5, within: steps },
        { role: 'button', name: 'Solution Type , done', within: steps },
        { ...done, within: steps },
        { role: 'button', times: 2, within: steps },
      ],
    },
    {
      says: 'The step is a group named by its question, a heading of the requested level',
      story: 'WithSummary',
      finds: [
        { role: 'group', name: question.name },
        { ...question, level: 1 },
      ],
    },
    {
      says: 'The missing answer describes the disabled Continue button, which can still be reached',
      story: 'AnswerMissing',
      finds: [{ ...next, is: 'disabled', description: 'Choose a tier to continue' }],
    },
    {
      says: 'Continue is busy while its action runs',
      story: 'Sending',
      finds: [{ role: 'button', name: 'Processing...', is: ['busy', 'disabled'] }],
    },
    {
      says: 'On a narrow screen one button shows and hides the summary, and announces its state',
      story: 'WithSummary',
      width: 390,
      finds: [{ ...fold, is: 'collapsed' }],
      misses: [summary],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'moves through the finished steps, the answers, Back and Continue',
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
      do: 'on Continue, Back or a finished step change the step and move to its question',
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
      do: 'on a disabled Continue announce what is missing and move to it',
      story: 'AnswerMissing',
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
      do: 'folds the summary from anywhere inside it',
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
      says: 'Finished, current and later steps differ without colour',
      story: 'WithSummary',
      apart: [{ text: 'Trinity Package, done' }, { text: 'Platform Tier' }, { text: 'Store Type' }],
    },
    {
      says: 'What is missing is visible before Continue is pressed',
      story: 'AnswerMissing',
      looks: [{ of: { text: 'Choose a tier to continue' }, is: 'visible' }],
    },
    {
      says: 'On a narrow screen the banner and the bar do not overlap',
      story: 'WithBanner',
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
