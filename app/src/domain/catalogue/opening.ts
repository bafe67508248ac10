import { consultationMinutes } from './consultation.ts';

/** From when to when, as the clocks of the agency show it: `['09:00', '17:00']`. */
export type Hours = readonly [from: string, to: string];

/** When consultations take place. Everything that decides which times visitors can book stands here. */
export interface Opening {
  /** The zone of every other entry. The client: "Time zone: Europe/Dublin." */
  timeZone: string;
  /** For each day of the week, beginning with Sunday. A day may have several hours, as around a lunch; none is closed. */
  week: readonly [
    sunday: readonly Hours[],
    monday: readonly Hours[],
    tuesday: readonly Hours[],
    wednesday: readonly Hours[],
    thursday: readonly Hours[],
    friday: readonly Hours[],
    saturday: readonly Hours[],
  ];
  /** Closed on the public holidays of Ireland, which are worked out for every year. */
  publicHolidays: boolean;
  /** Further days off, the last one included: `{ from: '2027-08-02', to: '2027-08-13' }`. */
  daysOff: readonly { from: string; to: string }[];
  /** Minutes of one consultation. The client: "Consultation length: 30 minutes." */
  length: number;
  /** Minutes kept free after each consultation. */
  buffer: number;
  /** Minutes from now to the first time that can still be booked. */
  notice: number;
  /** Days from today to the last one that can be booked. */
  horizon: number;
}

const office: readonly Hours[] = [['09:00', '17:00']];

/** The agency's own. */
export const opening: Opening = {
  timeZone: 'Europe/Dublin',
  week: [[], office, office, office, office, office, []],
  publicHolidays: true,
  daysOff: [],
  length: consultationMinutes,
  buffer: 0,
  notice: 120,
  horizon: 60,
};
