import type { Meeting } from './booking/meeting.ts';
import type { TermsChoices } from './terms.ts';
import type { Vat } from './vat.ts';

/** Settings that are rendered into pages. The server fills in others: its origin, the company's details. */
export interface PublicSite {
  name: string;
  email: string | null;
  phone: string | null;
  companyNumber: string | null;
  vatNumber: string | null;
  vat: Vat;
  /** What is said about VAT beside prices; empty if the owner hasn't said. */
  vatSentence: string;
  /** Where the company is registered, by ISO 3166. */
  country: string;
  terms: TermsChoices;
  /** When the balance of an order is due. Like the one about VAT a sentence, so that no script has those of other installations. */
  balanceDue: string;
  /** The version of the terms in force: a placeholder, which the server replaces. */
  termsVersion: string;
  meeting: Meeting;
}
