import { groups, links, type MenuLink } from '../../content/links/navigation.ts';
import { AccountLinks } from '../account/AccountLinks';
import { CloseIcon } from '../icons';
import { ChevronIcon } from './ChevronIcon';
import { burger, close, drawer, drawerChevron, drawerItem, drawerLink, drawerTitle } from './Drawer.css';

const drawn = (className: string) => (link: MenuLink) => (
  <a key={link.to} className={className} href={link.to}>
    {link.label}
  </a>
);

/**
 * The menu on small screens, with collapsible sections. A popover, which works before any script
 * has run; `isolatePopover` makes it modal.
 */
export function Drawer() {
  return (
    <>
      <button className={burger} type="button" aria-label="Open menu" aria-haspopup="dialog" popoverTarget="drawer">
        <svg width="22" height="14" viewBox="0 0 22 14" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M0 1h22M0 7h22M8 13h14" />
        </svg>
      </button>
      <dialog id="drawer" className={drawer} aria-label="Menu" popover="auto">
        <button
          className={close}
          type="button"
          aria-label="Close menu"
          popoverTarget="drawer"
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </button>
        <nav aria-label="Menu">
          {groups.map(({ label, columns }) => (
            <details key={label} name="drawer">
              <summary className={drawerTitle}>
                {label}
                <ChevronIcon className={drawerChevron} />
              </summary>
              {columns.flatMap((column) => column.links).map(drawn(drawerLink))}
            </details>
          ))}
          {links.map(drawn(drawerItem))}
          <AccountLinks />
        </nav>
      </dialog>
    </>
  );
}
