import { betaClaim } from '../../domain/beta.ts';
import { wrap } from '../../shell/frame/Frame.css';
import * as css from './Beta.css';
import type { BetaTime } from './useBeta.ts';
import { configurator } from './words.ts';

/** The banner of the beta: what it saves, and how long it stays. Once it is over, nothing. */
export function Beta({ left }: { left: BetaTime }) {
  if (left === 'over') return null;
  return (
    <div className={css.beta}>
      <p className={`${wrap} ${css.line}`}>
        <span>
          <strong className={css.claim}>{betaClaim()}</strong> <span className={css.what}>{configurator.beta}</span>
        </span>
        {left && (
          <span className={css.left}>
            {configurator.betaTime} <span>{left}</span>
          </span>
        )}
      </p>
    </div>
  );
}
