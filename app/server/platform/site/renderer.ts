import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CatalogueData } from '../../../src/domain/catalogue/schema.ts';
import type { BuiltPage } from '../../../src/domain/contract/staff/published.ts';
import type { RenderedSite } from '../../../src/domain/publicSite.ts';
import type { OwnTexts } from '../../../src/domain/staff/pageTexts.ts';
import type { AllOwnArticles, OwnArticle, OwnArticles } from '../../../src/domain/text/post.ts';

/** What a site consists of, besides its built files. */
export interface Contents {
  /** Paths of pages: `/booking/manage/:token` and `/user/*` serve many, `*` all that are not found. */
  pages: readonly string[];
  /** Paths of files that follow from the pages: sitemap, feed, preview images. */
  files: readonly string[];
  /** Addresses of earlier sites, and where they lead now. */
  redirects: Readonly<Record<string, string>>;
}

/** Renders the pages of one set of settings. The server knows no React: this is its only way to a page. */
export interface Renderer {
  contents: () => Promise<Contents>;
  /** The document of a page after its `<head>` tag. @param answer what the server answers one request, as data */
  page: (path: string, answer?: unknown) => Promise<string>;
  file: (path: string) => Promise<string | Uint8Array>;
  /** What pages say by the files of the site. */
  texts: () => Promise<readonly BuiltPage[]>;
  close: () => Promise<void>;
}

/** What pages are rendered with. */
export interface Edition extends AllOwnArticles {
  site: RenderedSite;
  catalogue: CatalogueData;
  /** What is written instead of the built texts. */
  texts?: OwnTexts;
}

/** The same, and the folders of the builds of the client and of the renderer. */
export interface RenderTask extends Edition {
  client: string;
  build: string;
}

/** What owners have written, without its texts: these stay with the server until a page needs one. */
type OwnFacts = { [Kind in keyof AllOwnArticles]: NonNullable<AllOwnArticles[Kind]>['facts'] };

/** What the thread begins with. */
export type ThreadTask = Omit<RenderTask, keyof AllOwnArticles> & OwnFacts;

export type Call = 'contents' | 'page' | 'file' | 'texts';
export type Question = { id: number; call: Call; path: string; answer?: unknown };
export type Reply = { id: number } & ({ result: unknown } | { error: unknown });
/** The thread asks for the text of a post or a project, and gets it. */
export type ArticleQuestion = { kind: keyof AllOwnArticles; index: string };
export type ArticleReply = ArticleQuestion & ({ result: OwnArticle<unknown> } | { error: unknown });

/** After so many milliseconds without work the thread ends, and its memory is free. */
const idleTime = 60_000;

/**
 * Renders in a thread of its own, so that the server answers others meanwhile. Modules are loaded anew for each set of
 * settings and catalogue: what they derive from these they derive once.
 */
export function renderInThread({ posts, projects, ...task }: RenderTask): Renderer {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;

  function end(reason: Error): void {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  const articles: Readonly<Record<string, OwnArticles<unknown> | undefined>> = { posts, projects };
  const sendArticle = async (to: Worker, asked: ArticleQuestion) =>
    to.postMessage(
      await Promise.resolve(articles[asked.kind]?.load(asked.index)).then(
        (result) => ({ ...asked, result }),
        (error: unknown) => ({ ...asked, error }),
      ),
    );

  function start(): Worker {
    const own = new Worker(join(import.meta.dirname, `render.worker${extname(import.meta.filename)}`), {
      workerData: {
        ...task,
        ...(posts && { posts: posts.facts }),
        ...(projects && { projects: projects.facts }),
      } satisfies ThreadTask,
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    own.on('message', (message: Reply | ArticleQuestion) => {
      if ('kind' in message) return void sendArticle(own, message);
      const { id, ...reply } = message;
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if ('error' in reply) reject?.(reply.error);
      else resolve?.(reply.result);
      if (waiting.size === 0) own.unref();
    });
    own.on('error', (error) => own === thread && end(error));
    own.on('exit', () => own === thread && end(new Error('The renderer has ended.')));
    return own;
  }

  function ask<Result>(call: Call, path = '', answer?: unknown): Promise<Result> {
    thread ??= start();
    // While it has work, the process stays.
    thread.ref();
    clearTimeout(idle);
    idle = setTimeout(() => waiting.size === 0 && void close(), idleTime).unref();
    asked += 1;
    const reply = Promise.withResolvers<unknown>();
    waiting.set(asked, reply);
    thread.postMessage({ id: asked, call, path, answer } satisfies Question);
    return reply.promise as Promise<Result>;
  }

  /** What was asked before is still answered, within ten seconds: a visitor's page while something is published. */
  async function close(): Promise<void> {
    const answers = Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
    await Promise.race([answers, wait(10_000, undefined, { ref: false })]);
    const own = thread;
    end(new Error('The renderer was closed.'));
    await own?.terminate();
  }

  return {
    contents: () => ask('contents'),
    page: (path, answer) => ask('page', path, answer),
    file: (path) => ask('file', path),
    texts: () => ask('texts'),
    close,
  };
}
