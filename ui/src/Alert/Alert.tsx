'use client';

import { type ReactNode, type Ref, useState, useSyncExternalStore } from 'react';
import { InfoIcon, StopIcon, TickIcon, WarningIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './Alert.css';

export type { Passthrough };

export interface AlertProps extends Passthrough<'div', 'title'> {
  /** An error that appears later interrupts a screen reader; the others wait. */
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  /** A first line in bold: "Not saved". */
  title?: ReactNode;
  /** The message. While there is none, nothing is shown, but screen readers already listen for one. */
  children?: ReactNode;
  /** What the reader can do about it: a button or a link. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

const icons = { info: InfoIcon, success: TickIcon, warning: WarningIcon, error: StopIcon };
const never = () => () => {};

/** False on the server and while its page is hydrated. */
const useIsMountedInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A message in the page. Render it even while its message is empty: a screen reader announces what is added to it. */
export function Alert({ tone = 'info', title, children, action, className, ...root }: AlertProps) {
  const isEmpty = children === undefined || children === null || children === false || children === '';
  const inBrowser = useIsMountedInBrowser();
  // Whether the message came with the server's page: that one doesn't interrupt.
  const [wasThere, setWasThere] = useState(!inBrowser && !isEmpty);
  if (wasThere && isEmpty) setWasThere(false);
  const Icon = icons[tone];
  return (
    <div
      {...root}
      className={classes(isEmpty ? css.empty : css.alert, css.tone[tone], className)}
      data-state={isEmpty ? 'empty' : 'shown'}
      data-tone={tone}
    >
      {isEmpty ? null : (
        <span className={css.icon}>
          <Icon />
        </span>
      )}
      <div className={css.words} role={tone === 'error' && !wasThere ? 'alert' : 'status'}>
        {isEmpty ? null : (
          <>
            {title ? <div className={css.title}>{title}</div> : null}
            <div>{children}</div>
          </>
        )}
      </div>
      {isEmpty || !action ? null : <div className={css.action}>{action}</div>}
    </div>
  );
}
