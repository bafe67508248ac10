import { betaClaim } from '../../domain/beta.ts';
import * as css from './BetaOffer.css';
import { useBetaCountdown } from './useBetaCountdown.ts';
import { configurator } from './words.ts';

/** Above cards with beta prices: the saving and the days remaining; nothing once the beta is over. */
export function BetaOffer() {
  const left = useBetaCountdown();
  return left === 'over' ? null : (
    <p className={css.offer}>
      <strong className={css.claim}>{betaClaim()}</strong>{' '}
      <span>
        {configurator.beta}
        <span className={css.comparison}>{configurator.betaComparison}</span>
      </span>
      <span className={css.left}>
        {left && (
          <>
            {configurator.betaTime} <span>{left}</span>
          </>
        )}
      </span>
    </p>
  );
}
