import * as css from './Trade.css';

/** The word for the trade that is chosen on the page: "café". CSS writes it, before and without scripts. */
export const Trade = () => (
  <span className={css.trade}>
    <span className={css.first}>{css.firstWord}</span>
  </span>
);
