import { Button } from '@agency-site/ui/Button';
import { groups, links, type MenuGroup } from '../../content/links/navigation.ts';
import { ChevronIcon } from '../icons';
import { wrap } from './Frame.css';
import { item } from './Header.css';
import * as css from './Menu.css';

/** The menu on wide screens: buttons that toggle panels of links, as native popovers. */
export function Menu() {
  return (
    <nav className={css.menu} aria-label="Main">
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
      {links.map(({ label, to }) => (
        <a key={to} className={item} href={to}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Group({ group: { label, columns } }: { group: MenuGroup }) {
  const id = `menu-${label.toLowerCase()}`;
  return (
    <div data-menu>
      <Button tone="plain" className={css.button} popoverTarget={id}>
        {label}
        <ChevronIcon className={css.chevron} />
      </Button>
      <div id={id} className={css.panel} popover="auto">
        <div className={`${wrap} ${css.columns}`}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className={css.title}>{title}</p>
              <ul aria-label={title}>
                {links.map(({ label, to, about }) => (
                  <li key={to}>
                    <a className={css.link} href={to}>
                      {label}
                      {about !== undefined && <span className={css.about}>{about}</span>}
                    </a>
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
