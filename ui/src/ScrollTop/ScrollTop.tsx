'use client';

import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { button } from '../lib/buttonBase.css';
import { UpIcon } from '../lib/icons';
import { useMessages } from '../lib/messages/messages';
import { classes, type Passthrough } from '../lib/passthrough';
import { scrollTop } from '../lib/scrollTop';
import * as css from './ScrollTop.css';

export type { Passthrough };

export interface ScrollTopProps extends Passthrough<'button'> {
  label?: string | undefined;
  /** How far down the page it appears, in px. Left out, 400. */
  threshold?: number | undefined;
  /** How long scrolling up takes, in milliseconds. Left out, 2,000. */
  duration?: number | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button in the corner that scrolls a long page back to its top: eased, at once under reduced motion, cancelled by any
 * wheel, touch or key. It hides where it would cover another button. On a page that is never hydrated, `scrollTop` from
 * `@agency-site/ui/scrollTop` adds the behaviour to the rendered button.
 */
export function ScrollTop(props: ScrollTopProps) {
  const { label = 'Scroll to top', threshold, duration, className, ref, ...rest } = useMessages('ScrollTop', props);
  const root = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLButtonElement, []);

  useEffect(() => (root.current ? scrollTop(root.current, { threshold, duration }) : undefined), [threshold, duration]);

  return (
    <button
      type="button"
      {...rest}
      ref={root}
      className={classes(button(), css.button, className)}
      aria-label={label}
      data-state="hidden"
    >
      <UpIcon />
    </button>
  );
}
