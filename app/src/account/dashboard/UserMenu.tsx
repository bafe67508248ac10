import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { entry, menu } from './user.css';
import { type SectionId, sections, dashboardWords as words } from './words.ts';

/** The menu of the dashboard. On a narrow screen one row, scrolled to the current page. */
export function UserMenu({ at }: { at: SectionId | undefined }) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again on every page
  useEffect(() => {
    const row = nav.current;
    const here = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [at]);
  return (
    <nav ref={nav} className={menu} aria-label={words.menu}>
      {sections.map(({ id, label, to }) => (
        <Link key={id} className={entry} to={to} aria-current={id === at ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
