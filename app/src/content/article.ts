import type { Block } from '../domain/text/blocks.ts';
import type {
  Illustration,
  OwnArticle,
  OwnPostFacts,
  OwnProjectFacts,
  Picture,
  PictureFile,
} from '../domain/text/post.ts';
import type { OfferId } from './offers.ts';

export type { Illustration, Picture, PictureFile };

/** Whether the price of a project pays for what a picture shows, or whether that is only drawn around it. */
export type Scope = 'inThePrice' | 'settingOnly';

interface Captioned {
  scope: Scope;
  caption: string;
}

/** A colour of a palette. */
export interface Swatch {
  name: string;
  /** `#371B10` */
  code: string;
  /** Colour of the words on it. */
  ink: string;
  /** Its share of the palette. */
  parts: number;
  /** Contrast ratios with other colours. */
  contrasts: readonly { with: string; ratio: number }[];
}

/** What is shown between the paragraphs of a project. */
export type Artwork =
  /** One wide picture, or several beside each other. */
  | { kind: 'pictures'; items: readonly ({ picture: Picture } & Captioned)[] }
  | ({ kind: 'palette'; colours: readonly Swatch[] } & Captioned);

/** The metadata of a text. */
interface TextFacts {
  /** Its number, used in the URL. It never changes. */
  index: number;
  title: string;
  /** One or two sentences for lists, search engines and shared links. */
  description: string;
  /** Date of publication, YYYY-MM-DD. */
  date: string;
  topics: readonly string[];
  /** Not shown on the built site. */
  draft: boolean;
  /** Reading time. */
  minutes: number;
}

/** The metadata of a post: of a file, or of one that an owner has written. */
export interface PostFacts extends Omit<OwnPostFacts, 'index' | 'related'> {
  /** The end of its address: the number of a file, or words. It never changes. */
  index: number | string;
  /** What the agency sells for the same purpose, below the text. */
  related?: OfferId;
  /** Not shown on the built site. */
  draft?: boolean;
}

/** The metadata of a project. */
export interface CaseFacts extends TextFacts {
  /** Whether it is made up: the pages then say so. */
  sample: boolean;
  /** What was built, in a few words. */
  built: string;
  /** Why it was built this way, in one sentence. */
  why: string;
  /** The offers it consists of. */
  services: readonly OfferId[];
  /** Whether the business has a shop, in which a system is set up. */
  store: boolean;
  /** Who the business is. */
  business: string;
  /** What the price includes. */
  includes: string;
  /** What is drawn and isn't in the price. */
  setting: string;
  /** The picture of the project, composed for wide and for tall places. */
  cover: { wide: Picture; tall: Picture };
}

/** A project that an owner has written on the desk. */
export interface OwnCaseFacts extends OwnProjectFacts {
  sample: false;
}

/** A project of the portfolio. */
export type ProjectFacts = CaseFacts | OwnCaseFacts;

/** A text compiled from Markdown. */
export interface Article<Facts extends TextFacts | PostFacts, Part> {
  facts: Facts;
  blocks: readonly Part[];
}

export type Post = Article<PostFacts, Block | Illustration>;

/** A project compiled from Markdown. */
export type Case = Article<CaseFacts, Block | Artwork>;

/** A project that an owner has written, with its text. */
export type OwnCase = OwnArticle<OwnCaseFacts>;
