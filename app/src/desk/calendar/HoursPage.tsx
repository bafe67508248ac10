import * as page from '../style/page.css.ts';
import { CalendarParts } from './CalendarParts';
import { CalendarsSection } from './CalendarsSection';
import { DaysOffSection } from './DaysOff';
import { HostsSection } from './hosts/HostsSection';

/** When visitors can book: opening hours, days off, and the calendars that are read. */
export function HoursPage() {
  return (
    <>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>When you can be booked</h1>
          <p className={page.quiet}>Changes apply to visitors at once. Booked calls stay as they are.</p>
        </div>
        <CalendarParts shown="hours" />
      </div>
      <div className={page.two}>
        <div className={page.stack}>
          <HostsSection />
          <DaysOffSection />
        </div>
        <CalendarsSection />
      </div>
    </>
  );
}
