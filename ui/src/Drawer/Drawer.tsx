'use client';

import type { ReactNode } from 'react';
import { Modal, type ModalProps } from '../lib/Modal';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './Drawer.css';

export type { ModalProps, Passthrough };

export interface DrawerProps extends ModalProps {
  /** Its accessible name: "Menu". */
  label: string;
  /** The edge of the page it is attached to, following the text direction. */
  side?: 'start' | 'end' | undefined;
  /** Opposite the close button: a logo, a heading. */
  head?: ReactNode;
  children: ReactNode;
}

/** A modal dialog along the side of the page, 240 px wide unless its `className` says otherwise: the menu of a small screen. */
export function Drawer({ label, side = 'end', head, children, className, ...modal }: DrawerProps) {
  return (
    <Modal
      {...modal}
      className={classes(css.drawer, css.side[side], className)}
      aria-label={label}
      head={head ? <div className={css.head}>{head}</div> : null}
    >
      <div className={css.body}>{children}</div>
    </Modal>
  );
}
