import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { countNeeds, useToday } from '../today/useToday.ts';
import * as css from './frame.css.ts';
import { type Place, places } from './places.ts';

const [near, far] = [places.slice(0, 3), places.slice(3)];

interface PlacesProps {
  isPhone: boolean;
  /** Below the places under "More". */
  children: ReactNode;
}

/** The pages of the desk, with the number of things that need attention on each. */
export function Places({ isPhone, children }: PlacesProps) {
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
      {isPhone ? (
        <button
          type="button"
          popoverTarget="more"
          className={css.place}
          data-current={far.some(({ to }) => pathname.startsWith(to)) || undefined}
        >
          More {countAt(far)}
        </button>
      ) : null}
      {/* Where the places fit, their box is none. A choice closes the sheet, and the focus goes back to "More". */}
      <div
        ref={more}
        id="more"
        popover={isPhone ? 'auto' : undefined}
        className={css.far}
        onClickCapture={isPhone ? () => more.current?.hidePopover() : undefined}
      >
        {far.map(link)}
        {children}
      </div>
    </nav>
  );
}
