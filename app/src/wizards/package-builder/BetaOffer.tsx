import { betaClaim } from '../../domain/beta.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import * as css from './BetaOffer.css';
import { useBetaCountdown } from './useBetaCountdown.ts';
import { packageBuilderWords } from './words.ts';

/** Above cards with beta prices: the saving and the days remaining; nothing once the beta is over. */
export function BetaOffer() {
  const left = useBetaCountdown();
  return left === 'over' ? null : (
    <p className={css.offer}>
      <strong className={css.claim}>{betaClaim(catalogue)}</strong>{' '}
      <span>
        {packageBuilderWords.beta}
        <span className={css.comparison}>{packageBuilderWords.betaComparison}</span>
      </span>
      <span className={css.left}>
        {left && (
          <>
            {packageBuilderWords.betaTime} <span>{left}</span>
          </>
        )}
      </span>
    </p>
  );
}
