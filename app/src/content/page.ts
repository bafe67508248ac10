import type { Words } from './article.ts';
import type { OfferId } from './offers.ts';

/** What a link says, and where it leads. */
export interface Link {
  label: string;
  to: string;
}

interface Titled {
  title: string;
  /** One or two sentences under the title. */
  lead?: Words;
}

/** A part of a page, opened by a rule. */
export type Section =
  /** Paragraphs. */
  | ({ kind: 'prose'; text: readonly Words[] } & Titled)
  /** What somebody gets, or is asked: one row each. */
  | ({ kind: 'list'; items: readonly { title: string; text: Words }[] } & Titled)
  /** What happens, one thing after another. */
  | ({ kind: 'steps'; items: readonly { title: string; text: Words }[] } & Titled)
  /** A price list. Names, prices, delivery times and what is included come from the catalogue. */
  | ({ kind: 'prices'; of: readonly OfferId[]; note?: Words } & Titled)
  /** What is in which: true and false become a tick and a dash. */
  | ({
      kind: 'comparison';
      /** What the first column lists: "System". */
      subject: string;
      columns: readonly string[];
      rows: readonly { title: string; cells: readonly (string | boolean)[] }[];
    } & Titled)
  /** Links to other pages, each with a sentence. */
  | ({ kind: 'pages'; items: readonly { to: string; title: string; text: Words }[] } & Titled)
  /** Questions that owners ask, each with its answer. Search engines are told of them. */
  | ({ kind: 'questions'; items: readonly { question: string; answer: Words }[] } & Titled)
  /** The next step: the right wizard, opened at the right choice. */
  | ({ kind: 'action'; action: Link; secondaryAction?: Link } & Titled);

/** A page that is read: its address is that of its file, `pages/service/cost-calculation.ts` is `/service/cost-calculation`. */
export interface PageContent {
  /**
   * What the page is for, and so what it needs: an `offer` answers three to five questions and ends with an action,
   * `company` ends with an action, `legal` names the day it last changed.
   */
  kind: 'offer' | 'company' | 'legal';
  /** For the tab and for search engines, up to 50 letters; the name of the agency is put behind it. */
  title: string;
  /** For search engines and shared links: 70 to 160 letters. */
  description: string;
  /** The headline. */
  heading: string;
  lead: Words;
  /** What is sold here: told to search engines, and the lowest price stands beside the headline. */
  sells?: { name: string; offers: readonly [OfferId, ...OfferId[]] };
  /** Beside the headline: the first thing to do, and a second. */
  action?: Link;
  secondaryAction?: Link;
  sections: readonly Section[];
  /** The day its wording last changed, YYYY-MM-DD, where that matters. */
  updated?: string;
  /** What the agency must still confirm or fill in before this page is true. The page is shown; `pnpm drafts` lists it. */
  open?: readonly string[];
}
