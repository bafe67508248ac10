import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { wordsOf } from '../deskApi.ts';
import * as page from '../style/page.css.ts';

/** A loading error, with a retry. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className={page.empty}>
      <p>{wordsOf(error)}</p>
      <p>
        <Button onClick={onRetry}>Try again</Button>
      </p>
    </div>
  );
}
