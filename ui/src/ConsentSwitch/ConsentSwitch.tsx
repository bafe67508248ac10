'use client';

import { type ReactNode, type Ref, useId, useState } from 'react';
import { type Fold as ConsentTopic, Folds } from '../lib/Folds';
import { useMessages } from '../lib/messages/messages';
import { classes, type Passthrough } from '../lib/passthrough';
import { TitledModal } from '../lib/TitledModal';
import { body } from '../lib/titledModal.css';
import { useResettable } from '../lib/useFormReset';
import * as css from './ConsentSwitch.css';

export type { ConsentTopic, Passthrough };

interface ConsentBase {
  /** The purpose: "Analytics". */
  label: string;
  description?: ReactNode;
  /** What it means, explained in a dialog. Without topics there is no dialog. */
  topics: readonly ConsentTopic[];
  /** Opens the dialog; read with the label. */
  moreLabel?: string | undefined;
  /** Names the button that closes the dialog. Left out, "Close". */
  closeLabel?: string | undefined;
}

interface Optional extends ConsentBase, Passthrough<'input', 'type'> {
  alwaysOn?: undefined;
  /** The app's state. Left out, the browser holds it. */
  checked?: boolean | undefined;
  /** On at first, if the app doesn't hold the state. */
  defaultChecked?: boolean | undefined;
  /** Nothing is stored here: the app keeps the answer. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface AlwaysOn extends ConsentBase, Passthrough<'span', 'onChange'> {
  /** Replaces the switch for a purpose that is always needed: "Always on". */
  alwaysOn: string;
  checked?: undefined;
  defaultChecked?: undefined;
  onCheckedChange?: undefined;
  onChange?: undefined;
  name?: undefined;
  ref?: undefined;
}

export type ConsentSwitchProps = Optional | AlwaysOn;

/** Whether the browser runs the button's `command` itself: a handler must not repeat it. */
const runsCommand = (button: Element): boolean => 'command' in button && button.hasAttribute('commandfor');

/**
 * One purpose that a visitor agrees to or not, with an explanation one click away. On a page that is never hydrated, the
 * browser opens and closes the dialog by `command` and `commandfor`, and the page listens for the switch's `change` event.
 */
export function ConsentSwitch(props: ConsentSwitchProps) {
  const {
    label,
    description,
    topics,
    moreLabel = 'Show More',
    closeLabel,
    className,
    style,
    alwaysOn,
    onCheckedChange,
    ref,
    ...input
  } = useMessages('ConsentSwitch', props);
  const id = useId();
  const field = useResettable(ref, 'defaultChecked', input.checked);
  const [open, setOpen] = useState(false);
  const labelled = (
    <span id={`${id}-label`} className={css.label}>
      {label}
    </span>
  );
  return (
    <div
      className={classes(css.root, className)}
      style={style}
      data-state={alwaysOn || input.checked ? 'checked' : input.checked === undefined ? undefined : 'unchecked'}
    >
      {alwaysOn === undefined ? (
        <label className={css.row}>
          {labelled}
          <input
            {...input}
            ref={field}
            className={css.control}
            data-autofocus={input.autoFocus || undefined}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own checked state.
            role="switch"
            aria-describedby={
              classes(description ? `${id}-description` : undefined, input['aria-describedby']) || undefined
            }
            onChange={(event) => {
              input.onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
        </label>
      ) : (
        <p {...(input as Passthrough<'span'>)} className={css.row}>
          {labelled}
          <span className={css.always}>{alwaysOn}</span>
        </p>
      )}
      {description ? (
        <p id={`${id}-description`} className={css.description}>
          {description}
        </p>
      ) : null}
      {topics.length > 0 ? (
        <>
          <button
            type="button"
            id={`${id}-more`}
            className={css.more}
            aria-haspopup="dialog"
            aria-labelledby={`${id}-more ${id}-label`}
            {...{ command: 'show-modal', commandfor: `${id}-dialog` }}
            onClick={({ currentTarget }) => {
              if (!runsCommand(currentTarget)) setOpen(true);
            }}
          >
            {moreLabel}
          </button>
          <TitledModal id={`${id}-dialog`} open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel}>
            <div className={body}>
              <Folds folds={topics} />
            </div>
          </TitledModal>
        </>
      ) : null}
    </div>
  );
}
