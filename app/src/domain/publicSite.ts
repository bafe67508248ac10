import type { Meeting } from './booking/meeting.ts';
import type { Vat } from './vat.ts';

/** Settings that appear on pages, for the build. */
export interface PublicSite {
  name: string;
  url: string | null;
  email: string | null;
  companyNumber: string | null;
  vatNumber: string | null;
  vat: Vat;
  meeting: Meeting;
}
