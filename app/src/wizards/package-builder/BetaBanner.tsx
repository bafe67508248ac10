import { betaClaim } from '../../domain/beta.ts';
import { wrap } from '../../shell/frame/Frame.css';
import * as css from './BetaBanner.css';
import { useBeta } from './useBeta.ts';
import { configurator } from './words.ts';

/** Shows the beta saving and the days remaining; nothing once the beta is over. */
export function BetaBanner() {
  const left = useBeta();
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
