import { type ReactNode, type RefObject, useId } from 'react';
import { spinner } from '../buttonBase.css';
import { TickIcon } from '../icons';
import { ownText } from '../ownText.css';
import { classes } from '../passthrough';
import { useResettable } from '../useFormReset';
import { visuallyHidden } from '../visuallyHidden.css';
import type { DayFacts, Slot } from './availability';
import { Retry } from './Retry';
import * as css from './timeList.css';
import type { SlotCalendarWords } from './words';

interface PillProps {
  slot: Slot;
  name: string;
  checked: boolean;
  /** A reset of the form returns to it. */
  checkedAfterReset: boolean;
  onChoose: () => void;
  words: SlotCalendarWords;
}

function Pill({
  slot: { value, label, end, left, suffix, note, state },
  name,
  checked,
  checkedAfterReset,
  onChoose,
  words,
}: PillProps) {
  const input = useResettable(undefined, 'defaultChecked', checkedAfterReset);
  return (
    <label className={css.pill} data-part="time" data-state={state}>
      <input
        ref={input}
        className={css.input}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={state !== 'open'}
        onChange={onChoose}
      />
      {checked ? <TickIcon className={css.tick} /> : null}
      <span className={css.time}>{end ? `${label} – ${end}` : label}</span>
      {suffix ? (
        <>
          {' '}
          <span className={css.note}>{suffix}</span>
        </>
      ) : null}
      {note ? (
        <>
          {' '}
          <span className={css.note}>{note}</span>
        </>
      ) : null}
      {left && state === 'open' ? (
        <>
          {' '}
          <span className={css.note}>{words.left(left)}</span>
        </>
      ) : null}
      {state === 'open' ? null : (
        <span className={visuallyHidden}>{`, ${state === 'taken' ? words.taken : words.closed}`}</span>
      )}
    </label>
  );
}

export interface TimeListProps {
  title: string;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The chosen day in words, and its state. */
  date: string | undefined;
  facts: DayFacts | undefined;
  slots: readonly Slot[];
  slot: string | undefined;
  slotAfterReset: string | undefined;
  onSlotChange: (value: string) => void;
  name: string | undefined;
  zoneNote: ReactNode;
  emptyText: string;
  busy: boolean;
  words: SlotCalendarWords;
  onRetry: (() => void) | undefined;
  onOtherDay: () => void;
}

/** Replaces the times, or appears above them. */
function messageOf({ facts, slots, slot, emptyText, words }: TimeListProps): string | undefined {
  const gone = slots.find(({ value, state }) => value === slot && state !== 'open');
  switch (facts?.state) {
    case undefined:
      return words.chooseDay;
    case 'open':
      return gone && words.gone([gone.label, gone.suffix].filter(Boolean).join(' '));
    case 'full':
      return words.fullDay;
    case 'empty':
      return emptyText;
    case 'past':
      return words.pastDay;
    case 'closed':
      return facts.reason ?? words.closedDay;
    case 'unknown':
      return words.loading;
    case 'failed':
      return words.failedDay;
  }
}

/** The times of the chosen day as radio buttons, or why there are none. */
export function TimeList(props: TimeListProps) {
  const { title, headingLevel, heading, date, facts, slots, slot, onSlotChange, zoneNote, busy, words, onRetry } =
    props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const message = messageOf(props);
  const state = facts?.state;
  return (
    <section className={css.root} data-day={date === undefined ? undefined : 'chosen'}>
      <Heading ref={heading} id={id} className={css.heading} tabIndex={-1} aria-describedby={`${id}-about`}>
        {title}
      </Heading>
      <div className={css.about}>
        <p id={`${id}-about`} className={css.description}>
          {date ? <span className={css.date}>{date}</span> : null} <span className={css.zone}>{zoneNote}</span>
        </p>
        {facts ? (
          <button type="button" className={css.otherDay} onClick={props.onOtherDay}>
            {words.otherDay}
          </button>
        ) : null}
      </div>
      <p className={css.message} role="status" data-part="message" data-state={state}>
        {state === 'unknown' ? <span className={spinner} /> : null}
        {message ? <span className={ownText}>{message}</span> : null}
      </p>
      {state === 'failed' && onRetry ? (
        <Retry label={words.retry} busy={busy} onRetry={onRetry} onRetried={() => heading.current?.focus()} />
      ) : null}
      {state === 'open' || state === 'full' ? (
        <fieldset
          className={classes(css.pills, slots.some((one) => one.note || one.end || one.left) && css.roomy)}
          aria-labelledby={id}
          aria-describedby={`${id}-about`}
        >
          {slots.map((one) => (
            <Pill
              key={one.value}
              slot={one}
              name={props.name ?? id}
              checked={one.value === slot && one.state === 'open'}
              checkedAfterReset={one.value === props.slotAfterReset && one.state === 'open'}
              onChoose={() => onSlotChange(one.value)}
              words={words}
            />
          ))}
        </fieldset>
      ) : null}
    </section>
  );
}
