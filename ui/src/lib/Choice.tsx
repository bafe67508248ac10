import { type ReactNode, type Ref, useContext, useId } from 'react';
import { Card, type CardContent } from './Card';
import * as css from './choice.css';
import { ChoiceGroupContext } from './choiceGroup';
import { ownText } from './ownText.css';
import { classes, type Passthrough } from './passthrough';
import { useResettable } from './useFormReset';

export interface ChoiceProps extends CardContent, Passthrough<'input', 'title' | 'type'> {
  /** The accessible name of the choice. */
  title: ReactNode;
  /** Shared by its group. In a `ChoiceGroup` it is the group's. */
  name?: string | undefined;
  value: string;
  /** The app's state. Left out, the browser holds it, or the `ChoiceGroup`. */
  checked?: boolean | undefined;
  /** Chosen at first, if the app doesn't hold the state. */
  defaultChecked?: boolean | undefined;
  /** In a `ChoiceGroup`, its `onValueChange` is enough. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Why the card cannot be chosen now: "Budget Exceeded". Disables and strikes it. */
  unavailable?: string | undefined;
  /** The longer explanation under the reason: "Needs €2,400, and €1,500 of your budget remains." */
  unavailableNote?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface ChoiceCardProps extends ChoiceProps {
  type?: 'radio' | 'checkbox' | undefined;
  badge?: string | undefined;
  surfaceClass?: string | undefined;
  /** Price and other facts: part of its description, like badge, reason and description. */
  children?: ReactNode;
  /** At the bottom, above the action. */
  due?: ReactNode;
  /** What choosing it does: read after the title, as part of the name. */
  action?: ReactNode;
}

/** A native radio button or checkbox that fills its card. */
export function Choice({
  type,
  checked,
  onCheckedChange,
  title,
  subtitle,
  icon,
  badge,
  children,
  description,
  features,
  unavailable,
  unavailableNote,
  due,
  action,
  surfaceClass,
  className,
  style,
  disabled,
  ref,
  ...input
}: ChoiceCardProps) {
  const id = useId();
  const { value } = input;
  const group = useContext(ChoiceGroupContext);
  const kind = type ?? group?.type ?? 'radio';
  const isChecked = checked ?? group?.chosen.includes(value);
  const isUnavailable = disabled || Boolean(unavailable);
  const field = useResettable(ref, 'defaultChecked', checked ?? group?.chosenAfterReset.includes(value));
  return (
    <Card
      icon={icon}
      badge={badge}
      description={description}
      features={features}
      unavailable={unavailable}
      unavailableNote={unavailableNote}
      describes={id}
      className={className}
      style={style}
      data-state={
        isUnavailable ? 'unavailable' : isChecked ? 'checked' : isChecked === undefined ? 'available' : 'unchecked'
      }
      surfaceClass={classes(css.choosable, surfaceClass)}
      head={
        <label id={action ? `${id}-title` : undefined} className={css.title}>
          <input
            {...group?.input}
            {...input}
            ref={field}
            className={css.input}
            data-autofocus={input.autoFocus || undefined}
            type={kind}
            checked={isChecked}
            disabled={isUnavailable}
            aria-labelledby={action ? `${id}-title ${id}-action` : undefined}
            aria-describedby={classes(
              badge && `${id}-badge`,
              `${id}-facts`,
              description ? `${id}-more` : undefined,
              input['aria-describedby'],
            )}
            onChange={(event) => {
              group?.choose(value, event.target.checked);
              input.onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
          <span className={ownText}>{title}</span>
          {subtitle ? ' ' : null}
          {subtitle ? <span className={css.subtitle}>{subtitle}</span> : null}
        </label>
      }
      mark={<span className={css.cornerMark[kind]} data-part="mark" />}
      facts={children}
      due={due}
      foot={action}
    />
  );
}
