import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { CrossIcon } from './icons';
import { lockScroll } from './lockScroll';
import { useMessages } from './messages/messages';
import * as css from './modal.css';
import { classes, type Passthrough } from './passthrough';
import { runsCommand } from './runsCommand';

/** The props of every dialog of the library. */
export interface ModalProps extends Passthrough<'dialog', 'onClick' | 'onClose' | 'onPointerDown' | 'onToggle'> {
  open: boolean;
  /**
   * `false`: the reader closed it, by Escape, a click outside or the button. `true`: it was opened by a button with
   * `command="show-modal"` and the dialog's `id` as `commandfor`.
   */
  onOpenChange: (open: boolean) => void;
  /** Names the button that closes it. Left out, "Close". */
  closeLabel?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
}

interface ModalPartsProps extends ModalProps {
  /** Opposite the close button. */
  head?: ReactNode;
}

/**
 * The native modal dialog behind every dialog of the library: the browser keeps the focus inside and restores it.
 * Its children fill it, so a click on the element itself is a click outside.
 */
export function Modal(props: ModalPartsProps) {
  const {
    open,
    onOpenChange,
    head,
    closeLabel = 'Close',
    children,
    className,
    ref,
    ...rest
  } = useMessages('Dialog', props);
  const dialog = useRef<HTMLDialogElement>(null);
  const outside = useRef(false);
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);

  useLayoutEffect(() => {
    if (!open && dialog.current?.open) onOpenChange(true);
  }, [open, onOpenChange]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, and the browser's own.
    <dialog
      {...rest}
      ref={dialog}
      className={classes(css.modal, className)}
      // Works before the script has loaded; the handlers below cover browsers without it.
      closedby="any"
      // The page may have opened it before hydration.
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
