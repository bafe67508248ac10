import type { Words } from '../domain/text/blocks.ts';
import type { FigureName } from './figures.ts';
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

/** Texts under their titles, or answers under their questions, in the order in which they are shown. */
export type Entries = Readonly<Record<string, Words>>;

/** What is said in a row. */
interface Row {
  text: Words;
  /** What a computer calls it. */
  names?: readonly string[];
  /** A few words that a folded row shows while it is closed. */
  fact?: string;
}

/** A section of a page. */
export type Section =
  /** Paragraphs; line breaks in one are kept. */
  | ({ kind: 'prose'; text: readonly Words[] } & Titled)
  /** A figure as wide as the page, perhaps with texts that explain its numbers. */
  | ({
      kind: 'figure';
      figure: FigureName;
      items?: readonly { title: string; text: string }[];
      /** On a tinted band. */
      isTinted?: true;
    } & Titled)
  /** The people of the agency. */
  | ({ kind: 'people' } & Titled)
  /** Who answers. */
  | ({ kind: 'contact' } & Titled)
  /** The title set large, and a sentence or two beside it. */
  | ({ kind: 'statement'; text: Words } & Titled)
  /** Titled rows. */
  | ({
      kind: 'list';
      items: Readonly<Record<string, Words | Row>>;
      /** Each row opens on a press: for a long list of which a reader looks for one row. */
      isFolded?: true;
    } & Titled)
  /** Numbered steps. */
  | ({ kind: 'steps'; items: Entries } & Titled)
  /** A price list, perhaps with a figure beside it. Names, prices, delivery times and what is included come from the catalogue. */
  | ({
      kind: 'prices';
      of: readonly OfferId[];
      note?: Words;
      figure?: FigureName;
      /** Packages made of what is listed, below the figure and the list. */
      packages?: readonly OfferId[];
    } & Titled)
  /** A comparison table. */
  | ({
      kind: 'comparison';
      /** Heading of the first column: "System". */
      subject: string;
      columns: readonly string[];
      /** Under each heading: a price. Without them, each cell is a line of its own on a phone. */
      notes?: readonly string[];
      /** Above a heading: "Featured". */
      tags?: readonly (string | undefined)[];
      /** Below each column: the way to choose it. */
      actions?: readonly Link[];
      /** Below the table: what would be too long beside its title. */
      remark?: Words;
      rows: readonly { title: string; cells: readonly (string | boolean)[] }[];
    } & Titled)
  /** Links to other pages, each with a sentence. */
  | ({ kind: 'pages'; items: readonly { to: string; title: string; text: Words }[] } & Titled)
  /** Questions and answers, also given to search engines as data. */
  | ({ kind: 'questions'; items: Entries } & Titled)
  /** The next step: the right wizard, opened at the right choice. */
  | ({ kind: 'action'; action: Link; secondaryAction?: Link } & Titled);

/** A text page. Its path is that of its file: `pages/service/cost-calculation.ts` is `/service/cost-calculation`. */
export interface PageContent {
  /**
   * The kind decides what the page needs: an `offer` answers three to five questions and ends with an action,
   * `company` ends with an action, `legal` says when it last changed, or since when it is in force.
   */
  kind: 'offer' | 'company' | 'legal';
  /** For the tab and search engines, up to 50 characters; the agency's name is appended. */
  title: string;
  /** For search engines and shared links: 70 to 160 characters. */
  description: string;
  /** The headline. */
  heading: string;
  lead: Words;
  /** What the page sells: data for search engines, and the lowest price below the headline. */
  sells?: { name: string; offers: readonly [OfferId, ...OfferId[]] };
  /** Buttons below the headline. */
  action?: Link;
  secondaryAction?: Link;
  /** Beside the headline. */
  figure?: FigureName;
  /** Below the headline, as wide as the page. */
  figureBelow?: FigureName;
  sections: readonly Section[];
  /** Date of the last change, YYYY-MM-DD. */
  updated?: string;
  /** Since when the text is in force, in words, where that is more than a change of words. */
  since?: string;
  /** What the agency still has to confirm. The page is shown all the same; `pnpm drafts` lists it. */
  open?: readonly string[];
}

/** A question with its answer. */
export type Question = readonly [question: string, answer: Words];

/** The questions that a page answers. */
export const questionsOf = ({ sections }: Pick<PageContent, 'sections'>): Question[] =>
  sections.flatMap((section) => (section.kind === 'questions' ? Object.entries(section.items) : []));

/** All figures of a page. */
export function figuresOf({ figure, figureBelow, sections }: PageContent): readonly FigureName[] {
  const inSections = sections.flatMap((section) => ('figure' in section && section.figure ? [section.figure] : []));
  return [figure, figureBelow, ...inSections].filter((name) => name !== undefined);
}
