import { portfolio } from 'virtual:articles/facts';
import type { CaseFacts, OwnCase, OwnCaseFacts, ProjectFacts } from './article.ts';
import { paths } from './links/paths.ts';
import { casePath } from './links/publishedPages.ts';

/** What owners have written, while rendering. */
const own = typeof __PROJECTS__ === 'undefined' ? undefined : __PROJECTS__;

/** The projects: those of the owner, the newest first, or until there is one, the samples in the order of their numbers. */
export const projects: readonly ProjectFacts[] =
  own?.facts.map((facts) => ({ ...facts, sample: false as const })) ??
  portfolio.toSorted((one, other) => one.index - other.index);

/** Whether an owner has written it on the desk; all others are files, with prices. */
export const isOwn = (project: ProjectFacts): project is OwnCaseFacts => 'client' in project;

/** The cover of a project for wide and for tall places. */
export const coverOf = (project: ProjectFacts): CaseFacts['cover'] =>
  isOwn(project) ? { wide: project.cover, tall: project.cover } : project.cover;

/** Whether a list of them is labelled as a whole; in a mixed one, each sample is. */
export const areSamples = (list: readonly ProjectFacts[]): boolean =>
  list.length > 0 && list.every(({ sample }) => sample);

/** The texts of the owner's projects by path. */
export const ownCaseTexts: Readonly<Record<string, { load: () => Promise<OwnCase> }>> = Object.fromEntries(
  (own?.facts ?? []).map(({ index }) => [
    casePath(index),
    {
      load: async () => {
        const { facts, blocks } = await (own as NonNullable<typeof own>).load(index);
        return { facts: { ...facts, sample: false as const }, blocks };
      },
    },
  ]),
);

/** Where the addresses of samples lead that are no longer shown. */
export const sampleProjectRedirects: Readonly<Record<string, string>> = Object.fromEntries(
  own ? portfolio.map(({ index }) => [casePath(index), paths.portfolio]) : [],
);
