import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { holdScroll } from './holdScroll';
import { CrossIcon } from './icons';
import * as css from './modal.css';
import { classes, type Passthrough } from './passthrough';
import { runsCommand } from './runsCommand';

/** What every dialog of the library takes. */
export interface ModalProps extends Passthrough {
  open: boolean;
  /**
   * `false`: the reader closed it, by Escape, a press outside or the button. `true`: it was opened by a button with
   * `command="show-modal"` and the dialog's `id` as `commandfor`.
   */
  onOpenChange: (open: boolean) => void;
  closeLabel?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
}

interface ModalPartsProps extends ModalProps {
  /** What stands opposite the close button. */
  head?: ReactNode;
}

/**
 * The native modal dialog behind every dialog of the library: the browser keeps the focus inside and gives it back.
 * Its children fill it, so that a press on the element itself is a press outside.
 */
export function Modal({
  open,
  onOpenChange,
  head,
  closeLabel = 'Close',
  children,
  className,
  ref,
  ...rest
}: ModalPartsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const outside = useRef(false);
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);

  useLayoutEffect(() => {
    if (!open && dialog.current?.open) onOpenChange(true);
  }, [open, onOpenChange]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    const release = holdScroll();
    return () => {
      release();
      element.close();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, and the browser's own.
    <dialog
      {...rest}
      ref={dialog}
      className={classes(css.modal, className)}
      // Before the script has come; afterwards it does the same where a browser does not.
      closedby="any"
      // The page may have opened it by then.
      suppressHydrationWarning
      onPointerDown={(event) => {
        outside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (outside.current && event.target === event.currentTarget) close();
      }}
      onToggle={({ newState, target, currentTarget }) => {
        if (!open && newState === 'open' && target === currentTarget) onOpenChange(true);
      }}
      onClose={({ target, currentTarget }) => {
        if (open && target === currentTarget && !currentTarget.open) onOpenChange(false);
      }}
    >
      <header className={css.head}>
        {head}
        <button
          type="button"
          className={css.close}
          aria-label={closeLabel}
          {...{ command: 'close', commandfor: rest.id }}
          onClick={({ currentTarget }) => {
            if (!runsCommand(currentTarget)) close();
          }}
        >
          <CrossIcon />
        </button>
      </header>
      {children}
    </dialog>
  );
}
