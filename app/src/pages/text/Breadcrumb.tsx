import { trailOf } from '../../content/links/breadcrumbs.ts';
import { trail } from './Hero.css';

/** Where this page stands in the site, from the home page down. */
export function Breadcrumb({ path }: { path: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={trail}>
        {trailOf(path).map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
