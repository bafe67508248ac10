import { Logo } from '../../shell/art/Logo';
import * as css from './Software.css';

interface SoftwareBarProps {
  system: string;
  /** Its pages; the first is open. */
  pages: readonly string[];
  customer: string;
}

/** The top of a system's window. */
export function SoftwareBar({ system, pages, customer }: SoftwareBarProps) {
  return (
    <div className={css.bar}>
      <Logo className={css.logo} />
      <b className={css.system}>{system}</b>
      {pages.map((page) => (
        <span key={page} className={css.page}>
          {page}
        </span>
      ))}
      <span className={css.customer}>{customer}</span>
    </div>
  );
}
