import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import type { ReactNode } from 'react';
import { problem } from '../form/form.css';
import type { UseAsked } from './useAccount.ts';
import * as css from './user.css';
import { dashboardWords as words } from './words.ts';

interface KnownProps<Answer> {
  of: UseAsked<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Draws what the server has said; until then that it is asked, and where it gave no answer why, with a way to ask again. */
export function Known<Answer>({ of: { asked, askAgain }, children }: KnownProps<Answer>) {
  switch (asked.status) {
    case 'asking':
      return (
        <p className={css.waiting} role="status">
          {words.loading}
        </p>
      );
    case 'failed':
      return (
        <div className={css.failed} role="alert">
          <p className={problem}>
            <strong>{words.notLoaded}.</strong> {asked.message}
          </p>
          <Button onClick={askAgain}>{words.again}</Button>
        </div>
      );
    case 'known':
      return children(asked.answer);
  }
}
