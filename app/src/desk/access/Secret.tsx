import { Alert } from '@agency-site/ui/Alert';
import type { ReactNode } from 'react';
import * as css from './access.css.ts';

interface SecretProps {
  /** What to do with it. */
  words: string;
  /** Null before it is made. */
  secret: string | null;
  /** A way to use it at once. */
  action?: ReactNode;
}

/** A secret that the server returns only once. */
export const Secret = ({ words, secret, action }: SecretProps) => (
  <Alert tone="success" className={css.secret} action={action}>
    {secret === null ? null : (
      <>
        {words} <code>{secret}</code>
      </>
    )}
  </Alert>
);
