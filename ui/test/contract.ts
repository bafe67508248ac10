/** What can be said of a thing beside its role and its name. */
export type State =
  | 'checked'
  | 'unchecked'
  | 'disabled'
  | 'enabled'
  | 'expanded'
  | 'collapsed'
  | 'selected'
  | 'not selected'
  | 'required'
  | 'invalid'
  | 'valid'
  | 'busy'
  | 'modal'
  | 'multiselectable'
  | 'current step'
  | 'current date';

/** Something a screen reader meets: its role, and its accessible name word for word, as the browser computes both. */
export interface Thing {
  role: string;
  /** Left out, any name will do. */
  name?: string;
  is?: State | readonly State[];
}

/** A thing, and what else is read of it. */
export interface Finding extends Thing {
  description?: string;
  /** The value in words: of a text field, a slider, a meter. */
  value?: string;
  /** Of a heading. */
  level?: number;
  /** All the text inside it. */
  text?: string;
  /** The thing it stands in. */
  within?: Thing;
  /** How many there are; 1 unless told otherwise. */
  times?: number;
}

/** A piece of text on the page, word for word. */
export interface Words {
  text: string;
}

export interface Look {
  of: Finding | Words;
  /** `uncovered`: seen as the window stands, with nothing over any of it. */
  is: 'struck through' | 'not struck through' | 'seen' | 'unseen' | 'uncovered';
}

/** What must hold at one moment. */
export interface Moment {
  finds?: readonly Finding[];
  /** What must not be there. */
  misses?: readonly Thing[];
  looks?: readonly Look[];
  /** Each of them is told from every other without its colour, and also where a system forces its own colours. */
  apart?: readonly (Finding | Words)[];
}

interface Scene<Story> {
  story: Story;
  /** Of the window, in CSS pixels; 1280 unless told otherwise. */
  width?: 390 | 1280;
}

/** A sentence about a component, and a story that shows it. */
export interface Promise<Story> extends Scene<Story>, Moment {
  says: string;
}

export interface Press extends Moment {
  /** "Tab", "Shift+Tab", "ArrowDown", "a"; a list is pressed in that order. */
  press: string | readonly string[];
  /** The last key is pressed again and again until this has the focus. */
  until?: Thing;
  /** What has the focus afterwards; "the page" once it has left everything. */
  focus?: Thing | 'the page';
}

/** One row of a keyboard map, and the presses that prove it. */
export interface Keys<Story> extends Scene<Story> {
  keys: string;
  do: string;
  walk: readonly Press[];
}

/** A finding of a general check that is meant. One that is not found any more is a mistake too. */
export interface Exception<Story> {
  check: 'focus ring' | 'reduced motion' | 'target size' | 'contrast' | '320 px' | 'text at 200%' | 'right to left';
  story: Story | 'every story';
  /** Words of the finding. */
  finding: string;
  why: string;
}

/**
 * What a component promises to people who do not see it, do not point, or see it otherwise. Read it as a list of
 * sentences; each is checked in a real Chromium, over the story it names. Beyond it, every story is held to the general
 * checks: axe, contrast in each theme, right to left, 320 px, text at 200%, reduced motion, forced colours, focus ring
 * and target size.
 */
export interface Contract<Stories> {
  /** The pattern it follows, and what carries it. */
  pattern: string;
  /** What is read aloud: roles, names, descriptions, values. */
  roles: readonly Promise<StoryOf<Stories>>[];
  keys: readonly Keys<StoryOf<Stories>>[];
  /** How its states show, and that they show to everybody. */
  states: readonly Promise<StoryOf<Stories>>[];
  exceptions?: readonly Exception<StoryOf<Stories>>[];
}

type StoryOf<Stories> = Exclude<keyof Stories, 'default'>;
