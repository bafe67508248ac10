import type { PublicSite, RenderedOnly, RenderedSite } from '../domain/publicSite.ts';

/** Id of the element that holds the settings a page was rendered with. */
export const installationId = 'installation';

function ofPage(): PublicSite {
  return JSON.parse(document.getElementById(installationId)?.textContent ?? '') as PublicSite;
}

/** The settings that pages show: while rendering, those of the installation; in a browser, those of the page. */
export const installation: PublicSite & Partial<RenderedOnly> = typeof __SITE__ === 'undefined' ? ofPage() : __SITE__;

/** What a page holds of them for its scripts. */
export function forScripts({
  origin,
  tagline,
  icons,
  seller,
  contact,
  team,
  termsSince,
  isPreview,
  ...site
}: RenderedSite): PublicSite {
  return site;
}

/** The owner’s projects, while rendering; undefined until one is published on the desk. */
const projects = typeof __PROJECTS__ === 'undefined' ? undefined : __PROJECTS__;

/** Whether the portfolio shows the samples that the site came with: until the owner has published a project on the desk. */
export const showsSampleProjects: boolean = projects === undefined;

/** Whether the blog shows the samples that the site came with: until the owner has published a post on the desk. */
const showsSamplePosts: boolean = typeof __POSTS__ === 'undefined';

/** What a text says about a sample post; nothing once the owner has posts. */
export const ofSamplePost = <Part>(...parts: readonly (string | Part)[]): readonly (string | Part)[] =>
  showsSamplePosts ? parts : [];

/** Whether there are projects, samples or the owner’s: the owner may have taken all of theirs off. */
export const showsProjects: boolean = projects === undefined || projects.facts.length > 0;
