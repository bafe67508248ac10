import { breadcrumbs } from '../../content/links/breadcrumbs.ts';
import * as css from './linked.css';

/** Breadcrumbs, from the home page down; on a top-level page, only the line below them. */
export function Breadcrumb({ path }: { path: string }) {
  const pages = breadcrumbs(path);
  if (pages.length === 1) return <div className={css.placeholder} />;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.breadcrumbs}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
