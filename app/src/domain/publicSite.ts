import type { Meeting } from './booking/meeting.ts';
import type { AgencyLogo, Icons } from './logo.ts';
import type { TermsChoices } from './terms.ts';
import type { Picture } from './text/post.ts';
import type { Vat } from './vat.ts';

/** Someone at the agency, as a line names them: who answers, or who takes a call. */
export interface ContactPerson {
  name: string;
  role: string | null;
  /** The path of a square picture. */
  portrait: string | null;
}

/** Someone at the agency, as the page about it shows them. */
export interface Person extends Pick<ContactPerson, 'name' | 'role'> {
  /** A sentence or two; may be empty. */
  about: string;
  portrait: Picture | null;
}

/** Settings that pages show and their scripts know. */
export interface PublicSite {
  name: string;
  /** In place of the knot. Left out without one, so that pages don't weigh more. */
  logo?: AgencyLogo;
  email: string | null;
  phone: string | null;
  address: string | null;
  /** Who answers; null if the owner names no one. */
  contactPerson: ContactPerson | null;
  /** Everyone whom owners have written about: the host of a call is recognised by their name. */
  people: readonly ContactPerson[];
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
  /** The version of the terms in force; null in the development server, which has no database. */
  termsVersion: string | null;
  meeting: Meeting;
  /** Whether pages show claims that only the agency can prove. */
  showsClaims: boolean;
  /** Whether buyers are asked for a discount code: there is one. */
  takesDiscountCodes: boolean;
}

/** Settings that pages show and no script needs. */
export interface RenderedOnly {
  /** For canonical URLs and shared links: "https://agency.example". */
  origin: string;
  /** What the agency does, in a sentence. */
  tagline: string;
  icons: Icons;
  /** The company's details in one line, as `sellerLine` writes them. */
  seller: string;
  /** Whom to write to, as `sellerContact` writes it. */
  contact: string;
  /** Everyone whom the page about the agency shows. */
  team: readonly Person[];
  /** Since when the terms are in force, in words. */
  termsSince: string;
  /** Whether these are pages that only the team sees, with what isn't published yet. */
  isPreview?: boolean;
}

/** What pages are rendered with. */
export type RenderedSite = PublicSite & RenderedOnly;
