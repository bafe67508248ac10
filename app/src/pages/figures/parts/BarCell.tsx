import * as css from './bars.css';

/** A bar in a row of a table, decorative: the number is in another cell. */
export const BarCell = ({ percent }: { percent: number }) => (
  <td className={css.cell}>
    <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <path d={`M0 3h${percent.toFixed(1)}`} />
    </svg>
  </td>
);
