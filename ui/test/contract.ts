/** States in the accessibility tree. */
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

/** A thing, and what else is announced about it. */
export interface Finding extends Thing {
  description?: string;
  /** The value in words: of a text field, a slider, a meter. */
  value?: string;
  /** Of a heading. */
  level?: number;
  /** All the text inside it. */
  text?: string;
  /** An ancestor. */
  within?: Thing;
  /** How many there are; 1 by default. */
  times?: number;
}

/** A piece of text on the page, word for word. */
export interface Words {
  text: string;
}

export interface Look {
  of: Finding | Words;
  /** `uncovered`: within the window without scrolling, with nothing over any of it. */
  is: 'struck through' | 'not struck through' | 'visible' | 'hidden' | 'uncovered';
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
  /** Of the window, in CSS pixels; 1280 by default. */
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

/** One row of a keyboard map, and the key presses that test it. */
export interface Keys<Story> extends Scene<Story> {
  keys: string;
  do: string;
  steps: readonly Press[];
}

/** An accepted finding of a general check. One that is no longer found is an error too. */
export interface Exception<Story> {
  check:
    | 'focus ring'
    | 'reduced motion'
    | 'target size'
    | 'contrast'
    | '320 px'
    | 'text at 200%'
    | 'columns'
    | 'columns'
    | 'right to left';
  story: Story | 'every story';
  /** Words of the finding. */
  finding: string;
  why: string;
}

/**
 * What a component promises to people who don't see it, don't use a pointer, or see it differently. Each sentence is
 * checked in Chromium on the story it names. Every story must also pass the general
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
