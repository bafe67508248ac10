import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Contents, Question, Renderer, RenderTask, Reply } from './renderer.ts';

/** The module built from app/src/render/site.ts. */
interface RenderModule {
  contents: Contents;
  openRenderer: (client: string, own: string) => Promise<Pick<Renderer, 'page' | 'file' | 'texts'>>;
}

const { site, catalogue, texts, client, build } = workerData as RenderTask;
// Before the module is loaded, whose parts read it.
Object.assign(globalThis, { __SITE__: site, __CATALOGUE__: catalogue, __TEXTS__: texts });
const module: Promise<RenderModule> = import(pathToFileURL(join(build, 'site.js')).href);
const renderer = module.then(({ openRenderer }) => openRenderer(client, build));

async function reply({ call, path, answer }: Question): Promise<unknown> {
  return call === 'contents' ? (await module).contents : (await renderer)[call](path, answer);
}

parentPort?.on('message', (question: Question) => {
  const { id } = question;
  reply(question).then(
    (result) => parentPort?.postMessage({ id, result } satisfies Reply),
    (error: unknown) => parentPort?.postMessage({ id, error } satisfies Reply),
  );
});
