import { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';

const first = new CalendarDate(2027, 1, 1);

export const Frame = ({ children }: { children: ReactNode }) => <I18nProvider locale="en-IE">{children}</I18nProvider>;

export const Item = () => (
  <Calendar aria-label="Booking date" defaultFocusedValue={first} firstDayOfWeek="sun">
    <Button slot="previous">‹</Button>
    <Heading />
    <Button slot="next" data-next>
      ›
    </Button>
    <CalendarGrid>
      <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
);
