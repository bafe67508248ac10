import type { Page } from '../compile/pages.ts';
import * as css from './style/frame.css';

/** All pages by section. `current` is the path of this one. */
export function Contents({ pages, current, label }: { pages: readonly Page[]; current: string; label: string }) {
  const sections = [...new Set(pages.map(({ section }) => section))];
  return (
    <nav aria-label={label}>
      {sections.map((section) => (
        <div key={section} className={css.section}>
          <p className={css.over}>{section}</p>
          <ul>
            {pages
              .filter((page) => page.section === section)
              .map(({ path, title }) => (
                <li key={path}>
                  <a className={css.link} href={path} aria-current={path === current ? 'page' : undefined}>
                    {path === '/' ? 'Overview' : path === '/components/' ? 'At a glance' : title}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
