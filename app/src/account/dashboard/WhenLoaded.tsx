import { Button } from '@agency-site/ui/Button';
import type { ReactNode } from 'react';
import type { UseAsk } from '../../lib/useAsk.ts';
import { problem } from '../form/form.css';
import * as css from './user.css';
import { dashboardWords as words } from './words.ts';

interface WhenLoadedProps<Answer> {
  of: Pick<UseAsk<Answer>, 'state' | 'retry'>;
  children: (answer: Answer) => ReactNode;
}

/** Renders loaded data; until then a loading message, or an error with a button to try again. */
export function WhenLoaded<Answer>({ of: { state, retry }, children }: WhenLoadedProps<Answer>) {
  switch (state.status) {
    case 'loading':
      return (
        <p className={css.waiting} role="status">
          {words.loading}
        </p>
      );
    case 'failed':
      return (
        <div className={css.failed} role="alert">
          <p className={problem}>
            <strong>{words.notLoaded}.</strong> {state.failure.message}
          </p>
          <Button onClick={retry}>{words.again}</Button>
        </div>
      );
    case 'loaded':
      return children(state.answer);
  }
}
