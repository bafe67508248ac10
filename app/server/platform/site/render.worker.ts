import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { AllOwnArticles, OwnArticle, OwnArticles } from '../../../src/domain/text/post.ts';
import type { ArticleQuestion, ArticleReply, Contents, Question, Renderer, Reply, ThreadTask } from './renderer.ts';

/** The module built from app/src/render/site.ts. */
interface RenderModule {
  contents: Contents;
  openRenderer: (client: string, own: string) => Promise<Pick<Renderer, 'page' | 'file' | 'texts'>>;
}

const { site, catalogue, texts, posts, projects, client, build } = workerData as ThreadTask;

/** Articles that the server was asked for, by kind and index. */
const loading = new Map<string, PromiseWithResolvers<OwnArticle<unknown>>>();
const nameOf = ({ kind, index }: ArticleQuestion) => `${kind}/${index}`;
function own<Facts>(kind: keyof AllOwnArticles, facts: readonly Facts[] | undefined): OwnArticles<Facts> | undefined {
  const load = (index: string) => {
    const question: ArticleQuestion = { kind, index };
    const known = loading.get(nameOf(question));
    if (known) return known.promise as Promise<OwnArticle<Facts>>;
    const asked = Promise.withResolvers<OwnArticle<unknown>>();
    loading.set(nameOf(question), asked);
    parentPort?.postMessage(question);
    return asked.promise as Promise<OwnArticle<Facts>>;
  };
  return facts && { facts, load };
}

// Before the module is loaded, whose parts read it.
Object.assign(globalThis, {
  __SITE__: site,
  __CATALOGUE__: catalogue,
  __TEXTS__: texts,
  __POSTS__: own('posts', posts),
  __PROJECTS__: own('projects', projects),
});
const module: Promise<RenderModule> = import(pathToFileURL(join(build, 'site.js')).href);
const renderer = module.then(({ openRenderer }) => openRenderer(client, build));

async function reply({ call, path, answer }: Question): Promise<unknown> {
  return call === 'contents' ? (await module).contents : (await renderer)[call](path, answer);
}

parentPort?.on('message', (question: Question | ArticleReply) => {
  if ('kind' in question) {
    const asked = loading.get(nameOf(question));
    loading.delete(nameOf(question));
    if ('error' in question) asked?.reject(question.error);
    else asked?.resolve(question.result);
    return;
  }
  const { id } = question;
  reply(question).then(
    (result) => parentPort?.postMessage({ id, result } satisfies Reply),
    (error: unknown) => parentPort?.postMessage({ id, error } satisfies Reply),
  );
});
