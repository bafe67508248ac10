import { type ReactNode, useId } from 'react';
import { Modal, type ModalLook } from '../lib/Modal';
import { classes } from '../lib/passthrough';
import * as css from './Dialog.css';

export type { ModalLook };

export interface DialogProps extends ModalLook {
  /** Its heading, and its accessible name. */
  title: string;
  children: ReactNode;
  /** Buttons under the content, the one way on from here last; they stay in view while it scrolls. */
  actions?: ReactNode;
}

/** Something that wants an answer, or a look, before the page goes on. On a phone it comes from the bottom. */
export function Dialog({ title, children, actions, className, ...modal }: DialogProps) {
  const id = useId();
  return (
    <Modal
      {...modal}
      className={classes(css.dialog, className)}
      aria-labelledby={id}
      head={
        <h2 id={id} className={css.title}>
          {title}
        </h2>
      }
    >
      <div className={css.body}>{children}</div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </Modal>
  );
}
