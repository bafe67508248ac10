import type { Meeting } from './booking/meeting.ts';
import type { Vat } from './vat.ts';

/** Settings that are drawn into pages. The server fills in others: its origin, the company's details. */
export interface PublicSite {
  name: string;
  email: string | null;
  companyNumber: string | null;
  vatNumber: string | null;
  vat: Vat;
  meeting: Meeting;
}
