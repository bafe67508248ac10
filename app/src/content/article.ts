import type { Block } from '../domain/text/blocks.ts';
import type { OfferId } from './offers.ts';

/** A file of a picture, in one of its sizes. */
export interface PictureFile {
  src: string;
  /** In pixels. */
  width: number;
}

/** A picture of a text. */
export interface Picture {
  /** What can be seen, for readers who don't see it. */
  alt: string;
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
  src: string;
  /** Raster pictures: the same picture in other formats and sizes, the best format first. */
  sources: readonly { type: string; files: readonly PictureFile[] }[];
  /** The same, composed for a phone. If it is wider than high, it is swiped through. */
  phone?: Picture;
}

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

/** What is shown between the paragraphs of a post. */
export type Illustration =
  /** A sentence of the text, set large. */
  | { kind: 'pull'; text: string }
  | { kind: 'picture'; picture: Picture; caption: string }
  /** A figure of the site, by the name of its file in `src/pages/figures`. */
  | { kind: 'figure'; name: string };

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

/** The metadata of a post. */
export interface PostFacts extends TextFacts {
  /** Who wrote it. */
  author?: string;
  /** What the agency sells for the same purpose, below the text. */
  related?: OfferId;
  /** 21:9, with its subject in the middle: lists and phones show 16:10. */
  cover?: Picture;
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

/** A text compiled from Markdown. */
export interface Article<Facts extends TextFacts, Part> {
  facts: Facts;
  blocks: readonly Part[];
}

export type Post = Article<PostFacts, Block | Illustration>;

/** A project compiled from Markdown. */
export type Case = Article<CaseFacts, Block | Artwork>;
