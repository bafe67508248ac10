import { useRef } from 'react';
import { groups, links, type MenuLink } from '../content/navigation.ts';
import { AccountLinks } from './account/AccountLinks';
import { ChevronIcon } from './ChevronIcon';
import { burger, close, drawer, drawerChevron, drawerItem, drawerLink, drawerTitle } from './Drawer.css';
import { CloseIcon } from './icons';
import { Link } from './Link';

/** Whether the browser itself obeys `command` and `commandfor`. */
const obeysCommands = () => 'command' in HTMLButtonElement.prototype;

/**
 * The menu on a small screen, in sections that fold: a modal dialog, opened by the browser itself where it can, before
 * any script has run.
 */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const drawn = (className: string) => (link: MenuLink) => (
    <Link key={link.to} className={className} to={link.to} onClick={() => dialog.current?.close()}>
      {link.label}
    </Link>
  );
  return (
    <>
      <button
        className={burger}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: 'drawer' }}
        onClick={() => obeysCommands() || dialog.current?.showModal()}
      >
        <svg width="22" height="14" viewBox="0 0 22 14" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M0 1h22M0 7h22M8 13h14" />
        </svg>
      </button>
      <dialog ref={dialog} id="drawer" className={drawer} aria-label="Menu" {...{ closedby: 'any' }}>
        <button
          className={close}
          type="button"
          aria-label="Close menu"
          {...{ command: 'close', commandfor: 'drawer' }}
          onClick={() => obeysCommands() || dialog.current?.close()}
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
          <AccountLinks onGo={() => dialog.current?.close()} />
        </nav>
      </dialog>
    </>
  );
}
