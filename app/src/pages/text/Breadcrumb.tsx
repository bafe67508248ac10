import { breadcrumbs } from '../../content/links/breadcrumbs.ts';
import * as css from './Breadcrumb.css';

/** Breadcrumbs, from the home page down. */
export function Breadcrumb({ path }: { path: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.breadcrumbs}>
        {breadcrumbs(path).map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
