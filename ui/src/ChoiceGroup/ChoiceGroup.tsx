'use client';

import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { ChoiceGroupContext } from '../lib/choiceGroup';
import { FieldError, Hint } from '../lib/Field';
import { classes, type Passthrough } from '../lib/passthrough';
import { useControllable } from '../lib/useControllable';
import * as css from './ChoiceGroup.css';

export type { Passthrough };

interface ChoiceGroupBase extends Passthrough<'fieldset'> {
  /** The question. */
  legend: ReactNode;
  /** Its level, if it is a heading as well. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The name of all choices in a form. */
  name?: string | undefined;
  hint?: string | undefined;
  /** The error message; marks the choices invalid and is read with the group. */
  error?: string | undefined;
  /** Announced by assistive technology, for one answer; the browser doesn't validate it. */
  required?: boolean | undefined;
  /** `columns`: side by side if there is room, with titles, prices and features aligned. */
  layout?: 'list' | 'columns' | undefined;
  /** `PackageCard` or `PathOption`, which take their type, name and state from the group. */
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

interface OneAnswer<Value extends string> extends ChoiceGroupBase {
  several?: false | undefined;
  /** The value of the chosen one; `undefined` until one is chosen. Left out altogether, the group holds it. */
  value?: Value | undefined;
  /** The one chosen at first, if the app doesn't hold the state. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

interface SeveralAnswers<Value extends string> extends ChoiceGroupBase {
  /** Several may be chosen: the values are lists, in the order of choosing. */
  several: true;
  value?: readonly Value[] | undefined;
  defaultValue?: readonly Value[] | undefined;
  onValueChange?: ((value: Value[]) => void) | undefined;
}

export type ChoiceGroupProps<Value extends string = string> = OneAnswer<Value> | SeveralAnswers<Value>;

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** A question whose answers are cards: its legend, its error, and what is chosen. */
export function ChoiceGroup<Value extends string = string>({
  legend,
  headingLevel,
  name,
  hint,
  error,
  required,
  layout = 'list',
  several,
  defaultValue,
  onValueChange,
  children,
  className,
  ref,
  ...root
}: ChoiceGroupProps<Value>) {
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => fieldset.current as HTMLFieldSetElement, []);
  const answer = useControllable<readonly string[]>({
    controlled: 'value' in root,
    value: listOf(root.value),
    defaultValue: listOf(defaultValue),
    onChange: (values) =>
      several
        ? (onValueChange as SeveralAnswers<string>['onValueChange'])?.([...values])
        : (onValueChange as OneAnswer<string>['onValueChange'])?.(values[0] ?? ''),
    part: fieldset,
  });
  const { value: _, ...passed } = root;
  const about = classes(hint && `${id}-hint`, error && `${id}-error`, passed['aria-describedby']);
  const Heading = headingLevel && (`h${headingLevel}` as const);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is required only where it is a radio group.
    <fieldset
      role={several ? undefined : 'radiogroup'}
      {...passed}
      ref={fieldset}
      className={classes(css.root, className)}
      aria-required={(!several && required) || undefined}
      aria-describedby={about || undefined}
      data-state={error ? 'invalid' : 'valid'}
    >
      <legend className={css.legend}>{Heading ? <Heading className={css.heading}>{legend}</Heading> : legend}</legend>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <div className={css.holder}>
        <div className={css.layout[layout]}>
          <ChoiceGroupContext
            value={{
              type: several ? 'checkbox' : 'radio',
              input: { name: name ?? id, form: passed.form, 'aria-invalid': error ? true : undefined },
              chosen: answer.value,
              chosenAfterReset: answer.resetValue,
              choose: (value, checked) => {
                const others = several ? answer.value.filter((other) => other !== value) : [];
                answer.change(checked ? [...others, value] : others);
              },
            }}
          >
            {children}
          </ChoiceGroupContext>
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
