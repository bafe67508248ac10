import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { countNeeds, useToday } from '../today/useToday.ts';
import * as css from './frame.css.ts';
import { type Place, places } from './places.ts';

const [near, far] = [places.slice(0, 3), places.slice(3)];

/**
 * The pages of the desk, with the number of things that need attention on each.
 * @param children what is below the places under "More"
 */
export function Places({ children }: { children: ReactNode }) {
  const counts = useToday().data?.counts;
  const { pathname } = useLocation();
  const more = useRef<HTMLDivElement>(null);
  const countAt = (shown: readonly Place[]) => {
    const count = counts ? shown.reduce((sum, { needs }) => sum + countNeeds(counts, needs ?? []), 0) : 0;
    if (count === 0) return null;
    const isAlarm = shown.some(({ needs, alarm }) => alarm && counts && countNeeds(counts, needs ?? []) > 0);
    return <b className={isAlarm ? css.alarmCount : css.count}>{count > 99 ? '99+' : count}</b>;
  };
  const link = (place: Place) => (
    <NavLink key={place.to} to={place.to} className={css.place}>
      {place.name} {countAt([place])}
    </NavLink>
  );
  return (
    <nav aria-label="Desk" className={css.nav}>
      {near.map(link)}
      <button
        type="button"
        popoverTarget="more"
        className={css.more}
        data-current={far.some(({ to }) => pathname.startsWith(to)) || undefined}
      >
        More {countAt(far)}
      </button>
      {/* A popover on a phone; on wider screens, CSS shows its contents in the navigation. A choice closes it, and the focus returns to "More". */}
      <div ref={more} id="more" popover="auto" className={css.far} onClickCapture={() => more.current?.hidePopover()}>
        {far.map(link)}
        {children}
      </div>
    </nav>
  );
}
