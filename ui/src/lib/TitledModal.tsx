import { useId } from 'react';
import { Modal, type ModalProps } from './Modal';
import { classes } from './passthrough';
import * as css from './titledModal.css';

export interface TitledModalProps extends ModalProps {
  /** Its heading, and its accessible name. */
  title: string;
}

/** A dialog in the middle of the page, on a phone at its bottom, with its title over a rule. */
export function TitledModal({ title, className, ...modal }: TitledModalProps) {
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
    />
  );
}
