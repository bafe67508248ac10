import { consultationMinutes } from './consultation.ts';

/** Start and end in the agency's time zone: `['09:00', '17:00']`. */
export type Hours = readonly [from: string, to: string];

/** When consultations take place: everything that decides which times visitors can book. */
export interface Opening {
  /** The zone of all entries below. The client: "Time zone: Europe/Dublin." */
  timeZone: string;
  /** For each day of the week, from Sunday. A day can have several periods; an empty list means closed. */
  week: readonly [
    sunday: readonly Hours[],
    monday: readonly Hours[],
    tuesday: readonly Hours[],
    wednesday: readonly Hours[],
    thursday: readonly Hours[],
    friday: readonly Hours[],
    saturday: readonly Hours[],
  ];
  /** Closed on Ireland's public holidays, computed for every year. */
  publicHolidays: boolean;
  /** Further days off, both ends included: `{ from: '2027-08-02', to: '2027-08-13' }`. */
  daysOff: readonly { from: string; to: string }[];
  /** Minutes of one consultation. The client: "Consultation length: 30 minutes." */
  length: number;
  /** Minutes kept free after each consultation. */
  buffer: number;
  /** Minimum notice, in minutes. */
  notice: number;
  /** Number of days ahead that can be booked. */
  horizon: number;
  /** All openings whose times visitors see as one list, this one included. Left out: this one alone. */
  together?: readonly Opening[];
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
