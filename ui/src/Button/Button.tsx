import type { ReactNode, Ref } from 'react';
import { type BaseLook, ButtonBase } from '../lib/ButtonBase';
import { button } from '../lib/buttonBase.css';
import { ownTexts } from '../lib/ownTexts';
import { classes, type Passthrough } from '../lib/passthrough';
import { wide as wideClass } from './Button.css';

export type { Passthrough };

interface ButtonLook extends BaseLook {
  /** As wide as its column. */
  wide?: boolean | undefined;
}

interface SharedProps extends ButtonLook {
  /** Words, with icons before or after them; an icon alone needs `aria-label`. */
  children: ReactNode;
}

export interface PressButtonProps extends SharedProps, Passthrough<'button'> {
  href?: undefined;
  /** Submits or resets its form, if it isn't left out. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Its action is still running: it keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
  /** The label while busy: "Processing...". Left out, the children stay. */
  busyLabel?: ReactNode;
  /**
   * Looks and reads as disabled, but keeps the focus and still calls `onClick`, which can say what is missing. Never submits a
   * form. `disabled` is the native one.
   */
  unavailable?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface LinkButtonProps extends SharedProps, Passthrough<'a'> {
  /** Renders a link. */
  href: string;
  disabled?: undefined;
  busy?: undefined;
  busyLabel?: undefined;
  unavailable?: undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type ButtonProps = PressButtonProps | LinkButtonProps;

/** The class of a button, for other elements, such as a router's link. */
export const buttonClass = ({ wide, tone, size }: ButtonLook = {}): string =>
  classes(button({ tone, size }), wide && wideClass);

/** A button, or with `href` a link that looks like one. */
export function Button({ wide, busyLabel, className, children, ...props }: ButtonProps) {
  if (props.href !== undefined) {
    const { tone, size, ...link } = props;
    return (
      <a {...link} className={classes(buttonClass({ wide, tone, size }), className)}>
        {ownTexts(children)}
      </a>
    );
  }
  return (
    <ButtonBase {...props} className={classes(wide && wideClass, className)}>
      {(props.busy && busyLabel) || children}
    </ButtonBase>
  );
}
