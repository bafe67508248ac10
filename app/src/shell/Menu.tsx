import type { FocusEvent } from 'react';
import { groups, links, type MenuGroup } from '../content/navigation.ts';
import { ChevronIcon } from './ChevronIcon';
import { wrap } from './Frame.css';
import { item } from './Header.css';
import { Link } from './Link';
import * as css from './Menu.css';

/** The menu of a wide screen: buttons that show and hide panels of links. The browser itself opens and closes them. */
export function Menu() {
  return (
    <nav className={css.menu} aria-label="Main">
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
      {links.map(({ label, to }) => (
        <Link key={to} className={item} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

function close(panel: Element | null) {
  if (panel instanceof HTMLElement && panel.matches(':popover-open')) panel.hidePopover();
}

/** Whoever tabs out of a panel has done with it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget.querySelector('[popover]'));
}

function Group({ group: { label, columns } }: { group: MenuGroup }) {
  const id = `menu-${label.toLowerCase()}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left
    <div onBlur={closeBehind}>
      <button type="button" className={css.button} popoverTarget={id}>
        {label}
        <ChevronIcon className={css.chevron} />
      </button>
      <div id={id} className={css.panel} popover="auto">
        <div className={`${wrap} ${css.columns}`}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className={css.title}>{title}</p>
              <ul aria-label={title}>
                {links.map(({ label, to, about }) => (
                  <li key={to}>
                    <Link
                      className={css.link}
                      to={to}
                      onClick={(event) => close(event.currentTarget.closest('[popover]'))}
                    >
                      {label}
                      {about !== undefined && <span className={css.about}>{about}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
