import { PageHead } from '../parts/PageHead';
import * as page from '../style/page.css.ts';
import { CalendarParts } from './CalendarParts';
import { CalendarsSection } from './CalendarsSection';
import { DaysOffSection } from './DaysOff';
import { HostsSection } from './hosts/HostsSection';

/** When visitors can book: opening hours, days off, and the calendars that are read. */
export function HoursPage() {
  return (
    <>
      <PageHead
        title="When you can be booked"
        about="Changes apply to visitors at once. Booked calls stay as they are."
      >
        <CalendarParts shown="hours" />
      </PageHead>
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
