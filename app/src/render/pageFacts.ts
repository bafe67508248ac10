import type { PostFacts, ProjectFacts } from '../content/article.ts';
import { installation } from '../content/installation.ts';
import { paths } from '../content/links/paths.ts';
import { casePath, postPath } from '../content/links/publishedPages.ts';
import type { PageContent } from '../content/page.ts';
import { posts } from '../content/posts.ts';
import { isOwn, projects } from '../content/projects.ts';
import { site } from '../content/site.ts';
import { pageTexts } from '../content/texts.ts';
import { sharedSize } from '../domain/text/uploadedPicture.ts';
import type { Route } from '../routes';
import type { Metadata } from './markup.ts';

/** Metadata of a page for search engines and shared links. */
export interface PageFacts {
  path: string;
  /** Without the agency's name. */
  title: string;
  description: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Its content, for a text page. */
  page?: PageContent;
  post?: PostFacts;
  project?: ProjectFacts;
}

const { origin = '' } = installation;

/** The full URL of a path. */
export const inFull = (path: string): string => `${origin}${path}`;

/** Size of the preview image of shared links. */
export const pictureSize = sharedSize;

/** Path of the preview image that is drawn for a page. */
export const pictureOf = (path: string): string =>
  `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** What shared links show of a page: the photograph of a post or a project that its owner has written, or what is drawn for it. */
export function sharedPicture({ path, post, project }: Pick<PageFacts, 'path' | 'post' | 'project'>): {
  src: string;
  type: string;
  alt?: string;
} {
  const ofPost = path === paths.blog ? posts[0] : post;
  const ofProject = path === paths.portfolio ? projects[0] : project;
  const cover = ofPost?.cover ?? (ofProject && isOwn(ofProject) ? ofProject.cover : undefined);
  if (cover?.shared === undefined) return { src: inFull(pictureOf(path)), type: 'image/png' };
  return { src: inFull(cover.shared), type: 'image/jpeg', alt: cover.alt };
}

const postsByPath = new Map(posts.map((post) => [postPath(post.index), post]));

/** @param read the metadata of the rendered page; a post that lists name isn't rendered for that */
export async function factsOf(
  { path, indexed }: Route,
  read: () => Promise<Pick<Metadata, 'title' | 'description'>>,
): Promise<PageFacts> {
  const text = pageTexts[path];
  const post = postsByPath.get(path);
  const { title, description } = post ?? (await read());
  const project = projects.find(({ index }) => casePath(index) === path);
  return {
    path,
    title: title.replace(` – ${site.name}`, ''),
    description,
    indexed,
    ...(text && { page: (await text.load()).page }),
    ...(post && { post }),
    ...(project && { project }),
  };
}
