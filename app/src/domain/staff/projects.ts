import { articleChanges } from './posts.ts';

/** A project as it is written on the desk. What isn't set is empty. Its text is Markdown. A type, as `WrittenPost` is. */
export type WrittenProject = {
  title: string;
  /** A sentence or two for lists and search engines. */
  description: string;
  /** The end of its address. Once it was published, it stays. */
  address: string;
  /** Who it was for, as they may be named. */
  client: string;
  /** "Spring 2026, six weeks" */
  period: string;
  /** What was done, in a few words. */
  built: string;
  /** What came of it. */
  result: string;
  /** A picture in Markdown. */
  cover: string;
  text: string;
  /** Whether this version shows it. */
  isShown: boolean;
};

/** A project before anything is written. */
export const blankProject: WrittenProject = {
  title: '',
  description: '',
  address: '',
  client: '',
  period: '',
  built: '',
  result: '',
  cover: '',
  text: '',
  isShown: false,
};

/** How long the parts of a project may be, in characters. */
export const projectLimits = {
  title: { least: 8, most: 70 },
  description: { least: 60, most: 170 },
  address: { least: 2, most: 80 },
  client: { least: 2, most: 120 },
  period: { least: 4, most: 60 },
  built: { least: 8, most: 90 },
  result: { least: 8, most: 300 },
  text: { least: 1, most: 40_000 },
} as const;

const words: Readonly<Record<keyof Omit<WrittenProject, 'isShown'>, string>> = {
  title: 'Title',
  description: 'Description',
  address: 'Address',
  client: 'Client',
  period: 'When',
  built: 'What was done',
  result: 'What came of it',
  cover: 'Cover',
  text: 'Text',
};

/** What a part of a project is called. */
export const projectLabel = (field: keyof WrittenProject): string => (field === 'isShown' ? '' : words[field]);

/** What differs between two versions of a project, in words. */
export const projectChanges = (before: WrittenProject, after: WrittenProject): string[] =>
  articleChanges(words, before, after);
