import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import * as css from './Drawing.css';

/** What each wizard is like: a receipt, a choice of boxes, a slider below what it buys. Decorative. */
const drawings: Readonly<Record<WizardId, React.ReactNode>> = {
  quote: (
    <>
      <path
        className={css.sheet}
        d="M18 14h124v78l-9.7-6-10.6 6-10.7-6-10.7 6-10.3-6-10 6-10.3-6-10.7 6-10.7-6-10.6 6-9.7-6-10 6Z"
      />
      <path className={css.ink} d="M30 30h34m48 0h18M30 44h46m36 0h18M30 57h100" />
      <path className={css.dots} d="M70 30h36m-24 14h24" />
      <path className={css.bar} d="M96 70h34" />
    </>
  ),
  configurator: (
    <>
      <path className={css.sheet} d="M84 24h58v28H84zM18 60h58v28H18z" />
      <path className={css.chosen} d="M18 24h58v28H18zM84 60h58v28H84z" />
      <path className={css.ink} d="M28 38h26m40 0h26M28 74h26m40 0h26" />
    </>
  ),
  planner: (
    <>
      <path className={css.blocks} d="M18 38h24m4 0h20m4 0h22" />
      <path className={css.free} d="M108 33.5h33v9h-33z" />
      <path className={css.track} d="M18 66h124" />
      <path className={css.bar} d="M18 66h78" />
      <circle className={css.thumb} cx="96" cy="66" r="9" />
    </>
  ),
};

export const Drawing = ({ of, className = '' }: { of: WizardId; className?: string }) => (
  <svg className={`${css.drawing} ${className}`} viewBox="0 0 160 104" aria-hidden>
    {drawings[of]}
  </svg>
);
