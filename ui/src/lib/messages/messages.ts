import { createContext, useContext } from 'react';
import type { DayState } from '../calendar/availability';
import type { Counted } from './template';

/**
 * The texts of all components in one language, as the props of each: `{...de.OrderSummary}`. They are plain data, so that a
 * server component can pass them.
 */
export interface Messages {
  BudgetBar: {
    /** The language of numbers and plurals, as a BCP 47 tag. */
    locale: string;
    label: string;
    budgetLabel: string;
    remainingLabel: string;
    overLabel: string;
    /** With `{spent}` and `{budget}`. */
    valueText: string;
  };
  ConsentSwitch: { moreLabel: string };
  DataTable: {
    /** The language of plural forms and of sorting. */
    locale: string;
    selectAllLabel: string;
    /** With `{row}`. */
    selectLabel: string;
    /** With `{count}`. */
    selectedLabel: Counted;
    /** With `{column}`. */
    sortedLabels: { ascending: string; descending: string };
    loadingText: string;
    retryLabel: string;
    moreLabel: string;
  };
  DateField: {
    /** The language of days. */
    locale: string;
    incompleteText: string;
    /** With `{day}`. */
    tooEarlyText: string;
    /** With `{day}`. */
    tooLateText: string;
  };
  /** Also for the other modals: Drawer, ConsentSwitch. */
  Dialog: { closeLabel: string };
  EmptyState: { retryLabel: string };
  MultiSelect: {
    locale: string;
    emptyText: string;
    openLabel: string;
    /** With `{label}`. */
    removeLabel: string;
    /** With `{matches}` and `{chosen}`; the plural form is that of the matches. */
    statusLabel: Counted;
  };
  OrderSummary: { title: string; totalLabel: string; changeLabel: string; explanationLabel: string };
  PackageCard: { wasLabel: string };
  PathOption: { recommendedLabel: string };
  PriceCard: { wasLabel: string };
  ScrollTop: { label: string };
  Slider: { locale: string; unsetText: string; fieldLabel: string };
  SlotCalendar: { locale: string; title: string; emptyText: string; words: CalendarMessages };
  StepShell: {
    /** With `{step}` and `{count}`. */
    stepLabel: string;
    doneLabel: string;
    backLabel: string;
    nextLabel: string;
    glanceLabel: string;
  };
  Toast: { dismissLabel: string };
  ToastRegion: { label: string };
}

/** The texts of the calendar. */
export interface CalendarMessages {
  previousMonth: string;
  nextMonth: string;
  /** What is read after a day's date; for an open day with `{count}` free times. */
  states: Record<Exclude<DayState, 'unknown'>, Counted>;
  chosen: string;
  /** In the corner of a day, visual only. */
  marks: Record<'full' | 'empty' | 'closed' | 'failed' | 'today', string>;
  loading: string;
  chooseDay: string;
  otherDay: string;
  fullDay: string;
  closedDay: string;
  pastDay: string;
  failedDay: string;
  failedDays: string;
  retry: string;
  /** With `{month}`. */
  noneFree: string;
  /** With `{date}`. */
  nextFree: string;
  /** With `{time}`. */
  gone: string;
  /** With `{count}`. */
  left: Counted;
  taken: string;
  closed: string;
}

export const MessagesContext = createContext<Messages | undefined>(undefined);

/** The props of a component, with missing texts taken from the `MessagesProvider` above it. */
export function useMessages<Props extends object>(component: keyof Messages, props: Props): Props {
  const messages = useContext(MessagesContext);
  if (!messages) return props;
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...props, ...messages[component], ...Object.fromEntries(given) };
}
