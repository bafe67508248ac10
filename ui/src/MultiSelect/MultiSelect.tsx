'use client';

import { useCombobox } from 'downshift';
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { FieldError, Hint, marksRequired } from '../lib/Field';
import * as field from '../lib/field.css';
import { CrossIcon, TickIcon, UnfoldIcon } from '../lib/icons';
import { isComposing } from '../lib/keys';
import { useMessages } from '../lib/messages/messages';
import { type Counted, fill, forCount } from '../lib/messages/template';
import { classes, type Passthrough } from '../lib/passthrough';
import { useTopLayer } from '../lib/topLayer';
import { useControllable } from '../lib/useControllable';
import { useFormReset } from '../lib/useFormReset';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './MultiSelect.css';

export type { Counted, Passthrough };

export interface MultiSelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** What it is, below the label. Typing finds it, too. */
  description?: string | undefined;
  /** It can't be chosen or removed now. */
  disabled?: boolean | undefined;
}

export interface MultiSelectProps<Value extends string = string>
  extends Passthrough<'input', 'type' | 'value' | 'checked'> {
  label: string;
  options: readonly MultiSelectOption<Value>[];
  /** The chosen ones, in the order they were chosen. Left out, the field holds them. */
  value?: readonly Value[] | undefined;
  /** Those chosen at first, if the app doesn't hold them. */
  defaultValue?: readonly Value[] | undefined;
  onValueChange?: ((value: Value[]) => void) | undefined;
  /** A hint, read with the field. */
  hint?: string | undefined;
  /** The error message; marks the field invalid and is read with it. */
  error?: string | undefined;
  /** In its form, one entry of this name for each chosen option. */
  name?: string | undefined;
  /** Announced by assistive technology; the browser doesn't validate it. */
  required?: boolean | undefined;
  /** Shown when no option matches. */
  emptyText?: string | undefined;
  openLabel?: string | undefined;
  /** Names the button of a chosen option: a function, or a template with `{label}`. */
  removeLabel?: string | ((label: string) => string) | undefined;
  /**
   * Announced while the reader types and chooses: a function, or a template with `{matches}` and `{chosen}` for each plural form
   * of the matches.
   */
  statusLabel?: Counted | ((matches: number, chosen: number) => string) | undefined;
  /** The language of the plural forms, as a BCP 47 tag. */
  locale?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const moves = useCombobox.stateChangeTypes;
/** Upwards from the first option, too. */
const toTheEnd: unknown[] = [moves.InputKeyDownEnd, moves.InputKeyDownArrowUp];

/** How many options are rendered at once: more follow when the reader comes near the last of them. */
const portion = 60;

/** Without accents and case: "eire" finds "Éire", however its accent is encoded, and "strasse" finds "Straße". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();

/** Choose several of many options, found by typing. Backspace in the empty field removes the last one. */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const {
    label,
    options,
    value: given,
    defaultValue = [],
    onValueChange,
    hint,
    error,
    name,
    required,
    disabled,
    emptyText = 'Nothing matches',
    openLabel = 'Show options',
    removeLabel = 'Remove {label}',
    statusLabel = { one: '{matches} option, {chosen} chosen', other: '{matches} options, {chosen} chosen' },
    locale = 'en-IE',
    className,
    style,
    ref,
    ...rest
  } = useMessages('MultiSelect', props);
  const own = useId();
  const id = rest.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const goesToTheEnd = useRef(false);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(portion);
  const sought = plain(query.trim());
  const matches = options.filter(({ label, description = '' }) => plain(`${label} ${description}`).includes(sought));
  const shown = matches.slice(0, limit);
  const showMore = () => limit < matches.length && setLimit((now) => Math.max(now, limit + portion));
  const { value: chosenValues, change } = useControllable<readonly Value[]>({
    controlled: given !== undefined,
    value: given ?? [],
    defaultValue,
    onChange: (value) => onValueChange?.([...value]),
    part: input,
  });
  const chosen = chosenValues.flatMap((value) => options.find((option) => option.value === value) ?? []);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const without = (value: Value) => chosenValues.filter((one) => one !== value);
  const about = classes(hint && `${id}-hint`, error && `${id}-error`, rest['aria-describedby']);

  const box = useCombobox<MultiSelectOption<Value>>({
    id,
    inputId: id,
    items: shown,
    isItemDisabled: (option) => Boolean(option.disabled),
    itemToString: (option) => option?.label ?? '',
    selectedItem: null,
    onInputValueChange: ({ inputValue }) => {
      goesToTheEnd.current = false;
      setQuery(inputValue ?? '');
      setLimit(portion);
    },
    // The list scrolls in its popup, beyond which downshift wouldn't look.
    scrollIntoView: (option) => option?.scrollIntoView?.({ block: 'nearest' }),
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      if (toTheEnd.includes(type) && highlightedIndex === shown.length - 1 && shown.length < matches.length) {
        goesToTheEnd.current = true;
        setLimit(matches.length);
      } else if (highlightedIndex > limit - 5) showMore();
    },
    // The list stays open for the next choice, with all options again, and blur chooses nothing.
    stateReducer: (state, { type, changes }) => {
      if (type === moves.InputBlur) return { ...changes, selectedItem: null, inputValue: '' };
      if (type === moves.ControlledPropUpdatedSelectedItem) return state;
      const { selectedItem } = changes;
      if (!selectedItem) return changes;
      return { ...state, selectedItem, inputValue: '', highlightedIndex: options.indexOf(selectedItem) };
    },
    onStateChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      const { value } = selectedItem;
      setLimit(options.indexOf(selectedItem) + portion);
      change(chosenValues.includes(value) ? without(value) : [...chosenValues, value]);
    },
  });

  // The last option of all, rather than of those that were rendered.
  useLayoutEffect(() => {
    if (!goesToTheEnd.current || shown.length < matches.length) return;
    goesToTheEnd.current = false;
    box.setHighlightedIndex(matches.findLastIndex((option) => !option.disabled));
  });
  useFormReset(input, () => box.setInputValue(''));
  useTopLayer(box.isOpen, frame, popup);

  const status = (count: number) =>
    typeof statusLabel === 'function'
      ? statusLabel(count, chosen.length)
      : fill(forCount(statusLabel, count, locale), { matches: count, chosen: chosen.length });

  return (
    <div className={classes(field.field, className)} style={style} data-state={box.isOpen ? 'open' : 'closed'}>
      <label
        {...box.getLabelProps()}
        htmlFor={id}
        className={field.label}
        data-required={marksRequired(label, required)}
      >
        {label}
      </label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <div ref={frame} className={css.box} data-invalid={error ? true : undefined}>
        {chosen.length > 0 ? (
          <ul className={css.chips}>
            {chosen.map((option) => (
              <li key={option.value} className={css.chip}>
                {option.label}
                {disabled || option.disabled ? null : (
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={
                      typeof removeLabel === 'string'
                        ? fill(removeLabel, { label: option.label })
                        : removeLabel(option.label)
                    }
                    onClick={() => {
                      change(without(option.value));
                      input.current?.focus();
                    }}
                  >
                    <CrossIcon />
                  </button>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        <input
          {...box.getInputProps({
            ...rest,
            disabled,
            ref: input,
            onKeyDown: (event) => {
              rest.onKeyDown?.(event);
              const last = chosen.at(-1);
              if (event.key !== 'Backspace' || event.repeat || isComposing(event)) return;
              if (!query && last && !last.disabled) change(without(last.value));
            },
          })}
          className={css.input}
          data-autofocus={rest.autoFocus || undefined}
          aria-required={required || undefined}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={about || undefined}
        />
        <button
          {...box.getToggleButtonProps({ disabled: Boolean(disabled) })}
          type="button"
          className={css.toggle}
          aria-label={openLabel}
        >
          <UnfoldIcon />
        </button>
        {name && !disabled
          ? chosen.map(({ value }) => <input key={value} type="hidden" name={name} value={value} form={rest.form} />)
          : null}
        <div
          ref={popup}
          className={css.popup}
          data-part="popup"
          data-state={box.isOpen ? 'open' : 'closed'}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            if (scrollTop + 2 * clientHeight > scrollHeight) showMore();
          }}
        >
          <ul {...box.getMenuProps({ 'aria-multiselectable': true })} className={css.menu}>
            {box.isOpen
              ? shown.map((option, index) => (
                  <li
                    key={option.value}
                    {...box.getItemProps({ item: option, index, 'aria-selected': chosenValues.includes(option.value) })}
                    className={css.option}
                    aria-setsize={matches.length}
                    aria-posinset={index + 1}
                    data-highlighted={index === box.highlightedIndex || undefined}
                  >
                    <TickIcon className={css.tick} />
                    {option.description ? (
                      <span>
                        {option.label} <span className={css.description}>{option.description}</span>
                      </span>
                    ) : (
                      option.label
                    )}
                  </li>
                ))
              : null}
          </ul>
          {matches.length === 0 ? <p className={css.empty}>{emptyText}</p> : null}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <span role="status" className={visuallyHidden}>
        {box.isOpen ? status(matches.length) : ''}
      </span>
    </div>
  );
}
