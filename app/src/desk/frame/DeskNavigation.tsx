import { Button } from '@agency-site/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { getToday } from '../../domain/contract/staff/today.ts';
import { queryOf } from '../deskApi.ts';
import * as css from './frame.css.ts';
import { countNeeds, type NavItem, navItems } from './navItems.ts';

const [main, rest] = [navItems.slice(0, 3), navItems.slice(3)];

/**
 * The pages of the desk, with the number of things that need attention on each.
 * @param children what is below the links under "More"
 */
export function DeskNavigation({ children }: { children: ReactNode }) {
  const counts = useQuery(queryOf(getToday)).data?.counts;
  const { pathname } = useLocation();
  const more = useRef<HTMLDivElement>(null);
  const countAt = (shown: readonly NavItem[]) => {
    const count = counts ? shown.reduce((sum, { needs }) => sum + countNeeds(counts, needs ?? []), 0) : 0;
    if (count === 0) return null;
    const isAlarm = shown.some(({ needs, alarm }) => alarm && counts && countNeeds(counts, needs ?? []) > 0);
    return <b className={isAlarm ? css.alarmCount : css.count}>{count > 99 ? '99+' : count}</b>;
  };
  const link = (item: NavItem) => (
    <NavLink key={item.to} to={item.to} className={item.isFirstOfGroup ? css.firstOfGroup : css.navLink}>
      {item.name} {countAt([item])}
    </NavLink>
  );
  return (
    <nav aria-label="Desk" className={css.nav}>
      {main.map(link)}
      <Button
        tone="plain"
        popoverTarget="more"
        className={css.more}
        data-current={rest.some(({ to }) => pathname.startsWith(to)) || undefined}
      >
        More {countAt(rest)}
      </Button>
      {/* A popover on a phone; on wider screens, CSS shows its contents in the navigation. A choice closes it, and the focus returns to "More". */}
      <div
        ref={more}
        id="more"
        popover="auto"
        className={css.moreItems}
        onClickCapture={() => more.current?.hidePopover()}
      >
        {rest.map(link)}
        {children}
      </div>
    </nav>
  );
}
