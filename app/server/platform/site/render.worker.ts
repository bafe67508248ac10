import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { OwnPost, OwnPosts } from '../../../src/domain/text/post.ts';
import type { Contents, PostQuestion, PostReply, Question, Renderer, Reply, ThreadTask } from './renderer.ts';

/** The module built from app/src/render/site.ts. */
interface RenderModule {
  contents: Contents;
  openRenderer: (client: string, own: string) => Promise<Pick<Renderer, 'page' | 'file' | 'texts'>>;
}

const { site, catalogue, texts, posts, client, build } = workerData as ThreadTask;

/** Posts that the server was asked for, by their index. */
const loading = new Map<string, PromiseWithResolvers<OwnPost>>();
function load(post: string): Promise<OwnPost> {
  const known = loading.get(post);
  if (known) return known.promise;
  const asked = Promise.withResolvers<OwnPost>();
  loading.set(post, asked);
  parentPort?.postMessage({ post } satisfies PostQuestion);
  return asked.promise;
}
const given: OwnPosts | undefined = posts && { facts: posts, load };

// Before the module is loaded, whose parts read it.
Object.assign(globalThis, { __SITE__: site, __CATALOGUE__: catalogue, __TEXTS__: texts, __POSTS__: given });
const module: Promise<RenderModule> = import(pathToFileURL(join(build, 'site.js')).href);
const renderer = module.then(({ openRenderer }) => openRenderer(client, build));

async function reply({ call, path, answer }: Question): Promise<unknown> {
  return call === 'contents' ? (await module).contents : (await renderer)[call](path, answer);
}

parentPort?.on('message', (question: Question | PostReply) => {
  if ('post' in question) {
    const asked = loading.get(question.post);
    loading.delete(question.post);
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
