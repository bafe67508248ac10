import { useCombobox } from 'downshift';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import * as field from '../lib/field.css';
import { CrossIcon, TickIcon, UnfoldIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './MultiSelect.css';

export type { Passthrough };

export interface MultiSelectOption {
  value: string;
  label: string;
}

export interface MultiSelectProps extends Passthrough {
  label: string;
  options: readonly MultiSelectOption[];
  /** The chosen ones, in the order they were chosen. */
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** Shown when no option matches. */
  emptyText?: string;
  openLabel?: string;
  removeLabel?: (label: string) => string;
  /** Announced while the reader types and chooses. */
  statusLabel?: (matches: number, chosen: number) => string;
  /** For layout by the parent, on the root element. */
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const moves = useCombobox.stateChangeTypes;

/** Choose several of many options, found by typing. Backspace in the empty field removes the last one. */
export function MultiSelect({
  label,
  options,
  values,
  onValuesChange,
  hint,
  placeholder,
  emptyText = 'Nothing matches',
  openLabel = 'Show options',
  removeLabel = (name) => `Remove ${name}`,
  statusLabel = (matches, chosen) => `${matches} ${matches === 1 ? 'option' : 'options'}, ${chosen} chosen`,
  className,
  ref,
  ...props
}: MultiSelectProps) {
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const sought = query.trim().toLowerCase();
  const matches = options.filter((option) => option.label.toLowerCase().includes(sought));
  const chosen = values.flatMap((value) => options.find((option) => option.value === value) ?? []);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const without = (value: string) => values.filter((one) => one !== value);

  const box = useCombobox<MultiSelectOption>({
    id,
    inputId: id,
    items: matches,
    itemToString: (option) => option?.label ?? '',
    selectedItem: null,
    onInputValueChange: ({ inputValue }) => setQuery(inputValue ?? ''),
    // The list stays open for the next choice, and blur chooses nothing.
    stateReducer: (state, { type, changes }) => {
      if (type === moves.InputBlur) return { ...changes, selectedItem: null, inputValue: '' };
      if (type === moves.ControlledPropUpdatedSelectedItem) return state;
      return changes.selectedItem ? { ...state, selectedItem: changes.selectedItem } : changes;
    },
    onStateChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      const { value } = selectedItem;
      onValuesChange(values.includes(value) ? without(value) : [...values, value]);
    },
  });

  return (
    <div className={classes(field.field, css.root, className)} data-state={box.isOpen ? 'open' : 'closed'}>
      <label {...box.getLabelProps()} htmlFor={id} className={field.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      ) : null}
      <div className={css.box}>
        {chosen.length > 0 ? (
          <ul className={css.chips}>
            {chosen.map((option) => (
              <li key={option.value} className={css.chip}>
                {option.label}
                <button
                  type="button"
                  className={css.remove}
                  aria-label={removeLabel(option.label)}
                  onClick={() => {
                    onValuesChange(without(option.value));
                    input.current?.focus();
                  }}
                >
                  <CrossIcon />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <input
          {...props}
          {...box.getInputProps({
            ref: input,
            onKeyDown: ({ key }) => {
              const last = chosen.at(-1);
              if (key === 'Backspace' && !query && last) onValuesChange(without(last.value));
            },
          })}
          className={css.input}
          placeholder={placeholder}
          aria-describedby={classes(hint && `${id}-hint`, props['aria-describedby']) || undefined}
        />
        <button {...box.getToggleButtonProps()} type="button" className={css.toggle} aria-label={openLabel}>
          <UnfoldIcon />
        </button>
      </div>
      <div className={css.popup} data-state={box.isOpen ? 'open' : 'closed'}>
        <ul {...box.getMenuProps({ 'aria-multiselectable': true })} className={css.menu}>
          {box.isOpen
            ? matches.map((option, index) => (
                <li
                  key={option.value}
                  {...box.getItemProps({ item: option, index, 'aria-selected': values.includes(option.value) })}
                  className={css.option}
                  data-highlighted={index === box.highlightedIndex || undefined}
                >
                  <TickIcon className={css.tick} />
                  {option.label}
                </li>
              ))
            : null}
        </ul>
        {matches.length === 0 ? <p className={css.empty}>{emptyText}</p> : null}
      </div>
      <span role="status" className={visuallyHidden}>
        {box.isOpen ? statusLabel(matches.length, chosen.length) : ''}
      </span>
    </div>
  );
}
