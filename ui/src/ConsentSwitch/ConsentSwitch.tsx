import { type ReactNode, type Ref, useId, useState } from 'react';
import { type Fold as ConsentTopic, Folds } from '../lib/Folds';
import { classes, type Passthrough } from '../lib/passthrough';
import { runsCommand } from '../lib/runsCommand';
import { TitledModal } from '../lib/TitledModal';
import { body } from '../lib/titledModal.css';
import * as css from './ConsentSwitch.css';

export type { ConsentTopic, Passthrough };

interface ConsentBase extends Passthrough {
  /** The purpose: "Analytics". */
  label: string;
  description?: ReactNode;
  /** What it means, explained in a dialog. Without topics there is no dialog. */
  topics: readonly ConsentTopic[];
  /** Opens the dialog; read with the label. */
  moreLabel?: string;
  closeLabel?: string;
  /** For layout by the parent, on the root element. */
  className?: string | undefined;
}

interface Asked extends ConsentBase {
  alwaysOn?: undefined;
  checked: boolean;
  /** Nothing is stored here: the app keeps the answer. */
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface NotAsked extends ConsentBase {
  /** Replaces the switch for a purpose that is always needed: "Always on". */
  alwaysOn: string;
  checked?: undefined;
  onChange?: undefined;
  name?: undefined;
  ref?: undefined;
}

export type ConsentSwitchProps = Asked | NotAsked;

/**
 * One purpose that a visitor agrees to or not, with an explanation one click away. On a page that is never hydrated, the
 * browser opens and closes the dialog by `command` and `commandfor`, and the page listens for the switch's `change` event.
 */
export function ConsentSwitch({
  label,
  description,
  topics,
  moreLabel = 'Show More',
  closeLabel,
  className,
  alwaysOn,
  onChange,
  ...input
}: ConsentSwitchProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const labelled = (
    <span id={`${id}-label`} className={css.label}>
      {label}
    </span>
  );
  return (
    <div className={classes(css.root, className)} data-state={input.checked === false ? 'unchecked' : 'checked'}>
      {onChange ? (
        <label className={css.row}>
          {labelled}
          <input
            {...input}
            className={css.control}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own checked state.
            role="switch"
            aria-describedby={
              classes(description ? `${id}-description` : undefined, input['aria-describedby']) || undefined
            }
            onChange={(event) => onChange(event.target.checked)}
          />
        </label>
      ) : (
        <p {...input} className={css.row}>
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
