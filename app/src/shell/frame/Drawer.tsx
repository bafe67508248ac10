import { Button } from '@agency-site/ui/Button';
import { groups, links, type MenuLink, prices } from '../../content/links/navigation.ts';
import { paths } from '../../content/links/paths.ts';
import { freeCallShort } from '../../domain/catalogue/consultation.ts';
import { AccountLinks } from '../account/AccountButtons';
import { ChevronIcon, CloseIcon } from '../icons';
import * as css from './Drawer.css';

const Item = ({ className, to, label, about }: MenuLink & { className: string }) => (
  <a className={className} href={to}>
    {label}
    {about !== undefined && <span className={css.about}>{about}</span>}
  </a>
);

/**
 * The menu on small screens, with collapsible sections, and its main link within reach of the thumb. A popover, which works before any
 * script has run; `isolatePopover` makes it modal.
 */
export function Drawer() {
  return (
    <>
      <Button tone="plain" className={css.burger} aria-label="Open menu" aria-haspopup="dialog" popoverTarget="drawer">
        <svg width="22" height="14" viewBox="0 0 22 14" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M0 1h22M0 7h22M8 13h14" />
        </svg>
      </Button>
      <dialog id="drawer" className={css.drawer} aria-label="Menu" popover="auto">
        <div className={css.top}>
          <span aria-hidden>Menu</span>
          <Button
            tone="plain"
            className={css.close}
            aria-label="Close menu"
            popoverTarget="drawer"
            popoverTargetAction="hide"
          >
            <CloseIcon />
          </Button>
        </div>
        <nav className={css.list} aria-label="Menu">
          <p className={css.title}>{prices.title}</p>
          {prices.links.map((link) => (
            <Item key={link.to} className={css.price} {...link} />
          ))}
          <p className={css.title}>Find out more</p>
          {groups.map(({ label, columns }) => (
            <details key={label} name="drawer">
              <summary className={css.drawerTitle}>
                {label}
                <ChevronIcon className={css.drawerChevron} />
              </summary>
              <div className={css.section}>
                {columns
                  .filter((column) => column !== prices)
                  .map((column) => (
                    <div key={column.title}>
                      <p className={css.title}>{column.title}</p>
                      {column.links.map(({ to, label }) => (
                        <Item key={to} className={css.drawerLink} to={to} label={label} />
                      ))}
                    </div>
                  ))}
              </div>
            </details>
          ))}
          {links.map((link) => (
            <Item key={link.to} className={css.drawerItem} {...link} />
          ))}
        </nav>
        <div className={css.foot}>
          <Button tone="primary" wide href={paths.booking}>
            {freeCallShort}
          </Button>
          <AccountLinks />
        </div>
      </dialog>
    </>
  );
}
