'use client';

import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { AlertIcon, CrossIcon, InfoIcon, TickIcon } from '../lib/icons';
import { useMessages } from '../lib/messages/messages';
import { classes, type Passthrough } from '../lib/passthrough';
import { toastTimer } from '../lib/toastTimer';
import { watchTopModal } from '../lib/topLayer';
import * as css from './Toast.css';

export type { Passthrough };

export interface ToastProps extends Passthrough {
  /** An error interrupts a screen reader; the others wait. */
  tone?: 'info' | 'success' | 'error' | undefined;
  /** How long it stays, in milliseconds, shown as a shrinking bar. Left out, it stays until dismissed. */
  duration?: number | undefined;
  /** It was dismissed, or its time ran out. */
  onDismiss: () => void;
  /** A way to undo: "Undo". Dismisses the toast as well. */
  action?: { label: string; onAction: () => void } | undefined;
  dismissLabel?: string | undefined;
  /** The message. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

const icons = { info: InfoIcon, success: TickIcon, error: AlertIcon };

/**
 * A short message in the corner, in a `ToastRegion`. Its timer pauses while the pointer or the focus is on it.
 * On a page that is never hydrated, `toastTimer` from `@agency-site/ui/toastTimer` does the same for the prerendered toast.
 */
export function Toast(props: ToastProps) {
  const {
    tone = 'info',
    duration: given,
    onDismiss,
    action,
    dismissLabel = 'Dismiss',
    children,
    className,
    ref,
    ...rest
  } = useMessages('Toast', props);
  const root = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  const duration = given === Number.POSITIVE_INFINITY ? undefined : given;
  const Icon = icons[tone];
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (root.current && duration !== undefined) return toastTimer(root.current, duration, () => dismiss.current());
  }, [duration]);

  return (
    <div {...rest} ref={root} className={classes(css.toast, className)} data-state="running" data-tone={tone}>
      <span className={classes(css.icon, css.tone[tone])}>
        <Icon />
      </span>
      <p className={css.message} data-part="message" role={tone === 'error' ? 'alert' : undefined}>
        {children}
      </p>
      {action ? (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={css.close} aria-label={dismissLabel} onClick={onDismiss}>
        <CrossIcon />
      </button>
      {duration === undefined ? null : (
        <span
          ref={(bar) => bar?.style.setProperty('animation-duration', `${duration}ms`)}
          className={css.progress}
          aria-hidden="true"
        />
      )}
    </div>
  );
}

export interface ToastRegionProps extends Passthrough<'section'> {
  label?: string | undefined;
  /** The toasts, oldest first. */
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The container of toasts: bottom right, always above `--ag-bottom-inset` and `--ag-dock-inset`, and over an open dialog of the
 * library. Render it even while it is empty: a screen reader announces what is added to it.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { label = 'Notifications', children, className, ref, ...rest } = useMessages('ToastRegion', props);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLElement, []);

  // Whatever is outside a modal dialog can't be pressed or read, so the region moves into it.
  useLayoutEffect(() => {
    const place = (modal: Element | undefined) => {
      const to = modal ?? home.current;
      const element = region.current;
      if (!element || !to || element.parentElement === to) return;
      // Where the browser can, the progress bars go on and the focus stays.
      if ('moveBefore' in to) (to as Element & { moveBefore: Element['insertBefore'] }).moveBefore(element, null);
      else (to as Element).append(element);
    };
    const stop = watchTopModal(place);
    return () => {
      stop();
      place(undefined);
    };
  }, []);

  return (
    // React looks for the region's neighbours here, wherever the region is.
    <div ref={home} className={css.home}>
      <section
        aria-live="polite"
        aria-relevant="additions"
        {...rest}
        ref={region}
        className={classes(css.region, className)}
        aria-label={label}
      >
        {children}
      </section>
    </div>
  );
}
