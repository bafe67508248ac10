import {
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { CrossIcon } from './icons';
import { useMessages } from './messages/messages';
import * as css from './modal.css';
import { classes, type Passthrough } from './passthrough';
import { addModal } from './topLayer';

let locks = 0;
/** The app's own styles, which return with the last lock. */
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Stops the page behind a dialog from scrolling, and keeps the room of its scrollbar so that nothing moves. CSS alone,
 * `html:has(dialog:modal)`, would reserve that room on pages without a scrollbar too.
 * @returns unlocks; the last of several locks frees the page
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}

/** The props of every dialog of the library. */
export interface ModalProps
  extends Passthrough<'dialog', 'onCancel' | 'onClick' | 'onClose' | 'onPointerDown' | 'onToggle'> {
  /** The app's state. The dialog follows it alone: it stays open for as long as this is `true`, whatever the reader does. */
  open: boolean;
  /**
   * `false`: the reader wants to close it, by Escape, a click outside or the button; leave `open` as it is to refuse. `true`: it
   * was opened by a button with `command="show-modal"` and the dialog's `id` as `commandfor`. With the attribute
   * `closedby="closerequest"` a click outside does nothing, so that it doesn't lose what is typed.
   */
  onOpenChange: (open: boolean) => void;
  /** What receives the focus when it opens, instead of its first control. `autoFocus` of a field or button of the library does the same. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
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
    initialFocus,
    head,
    closeLabel = 'Close',
    children,
    className,
    ref,
    ...rest
  } = useMessages('Dialog', props);
  const dialog = useRef<HTMLDialogElement>(null);
  const outside = useRef(false);
  const told = useRef(false);
  const [, follow] = useReducer((count: number) => count + 1, 0);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);

  /** The browser has opened or closed it. The app hears of it and answers; the next effect does what `open` then says. */
  const tell = (to: boolean) => {
    told.current = to;
    onOpenChange(to);
    follow();
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      // jsdom, in which apps are tested, has no modal dialogs.
      if (element.showModal) element.showModal();
      else element.open = true;
      // React leaves `autofocus` out of the page, so the library's fields and buttons mark it.
      (initialFocus?.current ?? element.querySelector<HTMLElement>('[data-autofocus]'))?.focus();
    } else if (told.current) {
      element.close();
    } else {
      // The page opened it before hydration.
      tell(true);
    }
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    told.current = false;
    const unlock = lockScroll();
    const remove = addModal(element);
    return () => {
      unlock();
      remove();
      if (element.close) element.close();
      else element.open = false;
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, and the browser's own.
    <dialog
      // Works before the script has loaded; the handlers below cover browsers without it.
      closedby="any"
      {...rest}
      ref={dialog}
      className={classes(css.modal, className)}
      // The page may have opened it before hydration.
      suppressHydrationWarning
      onPointerDown={(event) => {
        outside.current = event.target === event.currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (
          outside.current &&
          target === currentTarget &&
          !('closedBy' in currentTarget) &&
          (rest.closedby ?? 'any') === 'any'
        )
          onOpenChange(false);
      }}
      // Escape and, where the browser knows `closedby`, a click outside.
      onCancel={(event) => {
        // Opened by the page a moment ago, it closes before the app has heard of it.
        if (event.target !== event.currentTarget || !open) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      onToggle={({ newState, target, currentTarget }) => {
        if (!open && newState === 'open' && target === currentTarget) tell(true);
      }}
      // A browser lets a second Escape in a row close it unasked.
      onClose={({ target, currentTarget }) => {
        if (open && target === currentTarget && !currentTarget.open) tell(false);
      }}
    >
      <header className={css.head}>
        {head}
        <button
          type="button"
          className={css.close}
          aria-label={closeLabel}
          {...{ command: 'close', commandfor: rest.id }}
          onClick={(event) => {
            event.preventDefault();
            onOpenChange(false);
          }}
        >
          <CrossIcon />
        </button>
      </header>
      {children}
    </dialog>
  );
}
