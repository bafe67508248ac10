'use client';

import type { ReactNode } from 'react';
import type { Passthrough } from '../lib/passthrough';
import { TitledModal, type TitledModalProps } from '../lib/TitledModal';
import { body } from '../lib/titledModal.css';
import { actions as actionsClass } from './Dialog.css';

export type { Passthrough };

export interface DialogProps extends TitledModalProps {
  children: ReactNode;
  /** Buttons below the content, the main action last; they stay in view while it scrolls. */
  actions?: ReactNode;
}

/** A modal question or notice. On a phone it slides up from the bottom. */
export function Dialog({ children, actions, ...modal }: DialogProps) {
  return (
    <TitledModal {...modal}>
      <div className={body}>{children}</div>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </TitledModal>
  );
}
