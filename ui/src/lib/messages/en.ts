import { englishMessages } from '../calendar/words';
import type { Messages } from './messages';

export type { Messages };

const locale = 'en-IE';

/** The texts of all components in English. */
export const en: Messages = {
  BudgetBar: {
    locale,
    label: 'Spent so far',
    budgetLabel: 'Budget',
    remainingLabel: 'Remaining',
    overLabel: 'Over budget',
    valueText: '{spent} of {budget}',
  },
  ConsentSwitch: { moreLabel: 'Show More' },
  DataTable: {
    locale,
    selectAllLabel: 'Select all shown',
    selectLabel: 'Select {row}',
    selectedLabel: { one: '{count} row selected', other: '{count} rows selected' },
    sortedLabels: {
      ascending: 'Sorted by {column}, ascending',
      descending: 'Sorted by {column}, descending',
    },
    loadingText: 'Loading …',
    retryLabel: 'Try again',
    moreLabel: 'Show more',
  },
  DateField: {
    locale,
    incompleteText: 'Enter the day, the month and the year.',
    tooEarlyText: 'The earliest possible day is {day}.',
    tooLateText: 'The latest possible day is {day}.',
  },
  Dialog: { closeLabel: 'Close' },
  EmptyState: { retryLabel: 'Try again' },
  MultiSelect: {
    locale,
    emptyText: 'Nothing matches',
    openLabel: 'Show options',
    removeLabel: 'Remove {label}',
    statusLabel: { one: '{matches} option, {chosen} chosen', other: '{matches} options, {chosen} chosen' },
  },
  OrderSummary: {
    title: 'Order summary',
    totalLabel: 'Total',
    changeLabel: 'Change',
    explanationLabel: 'Why this price?',
  },
  PackageCard: { wasLabel: 'Was' },
  PathOption: { recommendedLabel: 'Recommended' },
  PriceCard: { wasLabel: 'Was' },
  ScrollTop: { label: 'Scroll to top' },
  Slider: { locale, unsetText: 'Not set', fieldLabel: 'Exact value' },
  SlotCalendar: {
    locale,
    title: 'Select a Time',
    emptyText: 'No available slots for this date.',
    words: englishMessages,
  },
  StepShell: {
    stepLabel: 'Step {step} of {count}',
    doneLabel: 'done',
    backLabel: 'Back',
    nextLabel: 'Continue',
    glanceLabel: 'Order summary',
  },
  Toast: { dismissLabel: 'Dismiss' },
  ToastRegion: { label: 'Notifications' },
};
