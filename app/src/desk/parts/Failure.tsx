import { wordsOf } from '../deskApi.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

/** A loading error, with a retry. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className={page.empty}>
      <p>{wordsOf(error)}</p>
      <p>
        <button type="button" className={button()} onClick={onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}
