import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { catalogueChanges } from '../../src/domain/catalogue/editing.ts';
import { type CatalogueData, readCatalogue } from '../../src/domain/catalogue/schema.ts';
import {
  discardPriceList,
  getPriceList,
  publishPriceList,
  republishPriceList,
  savePriceList,
} from '../../src/domain/contract/staff/catalogue.ts';
import { checkCatalogue, sortFindings } from '../../src/orders/catalogue-check/check.ts';
import { checkedOf } from '../../src/orders/catalogue-check/finding.ts';
import type { Context } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { loggedOf, type Undo } from '../platform/subject.ts';
import { answerAction, outdated } from '../team/actions.ts';
import { actorNames } from '../team/names.ts';
import { previewPath } from './preview.ts';
import { addVersion, builtInCatalogue, publishedCatalogue } from './published.ts';

const kind = 'catalogue';
/** As many versions as one looks back at. */
const maxVersions = 30;

const draftOf = (database: Kysely<Schema>) =>
  database.selectFrom('published_drafts').selectAll().where('kind', '=', kind).executeTakeFirst();

/** An earlier version. @throws HttpError */
async function versionOf(database: Kysely<Schema>, version: number): Promise<CatalogueData> {
  if (version === 0) return builtInCatalogue.data;
  const row = await database
    .selectFrom('published')
    .select('data')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, 'not-found', 'There is no such version.');
  return requireWhole(JSON.parse(row.data));
}

/** A catalogue without faults. @throws HttpError */
function requireWhole(written: unknown): CatalogueData {
  const { data, problems } = readCatalogue(written);
  if (data) return data;
  const [first] = problems;
  throw new HttpError(409, 'not-ready', `Nothing was published. ${first?.message ?? ''}`);
}

/** The draft of the version that the member saw, locked and removed. @throws HttpError 409 */
async function takeDraft(transaction: Transaction<Schema>, version: number) {
  const draft = await transaction
    .selectFrom('published_drafts')
    .select('data')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  const { numUpdatedRows } = await transaction
    .updateTable('published_drafts')
    .set({ data: null, version: version + 1 })
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!draft?.data || numUpdatedRows === 0n) throw await outdated(transaction, kind);
  return JSON.parse(draft.data) as unknown;
}

/** Publishes the version before again. */
export const catalogueUndos: Readonly<Record<string, Undo>> = {
  async 'catalogue.publish'(transaction, { before, after, actor, at }) {
    const { version } = await publishedCatalogue(transaction);
    if (version !== loggedOf(after).version) throw await outdated(transaction, kind);
    const data = await versionOf(transaction, Number(loggedOf(before).version));
    await addVersion(transaction, { version: version + 1, data }, actor, at);
    return { before: { version }, after: { version: version + 1 } };
  },
};

/** Prices, packages and their texts, as the team prepares and publishes them. */
export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(getPriceList, 'The catalogue in force, its draft and its earlier versions', async () => {
    const [draft, inForce, versions, nameOf] = await Promise.all([
      draftOf(database),
      publishedCatalogue(database),
      database
        .selectFrom('published')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('version', 'desc')
        .limit(maxVersions + 1)
        .execute(),
      actorNames(database),
    ]);
    const written = draft?.data ? (JSON.parse(draft.data) as CatalogueData) : inForce.data;
    const { data: whole, problems } = readCatalogue(written);
    const dataOf = (row: { data: string } | undefined) =>
      row ? (JSON.parse(row.data) as CatalogueData) : builtInCatalogue.data;
    return {
      data: written,
      inForce: inForce.data,
      version: draft?.version ?? 0,
      draft: draft?.data ? { author: nameOf(draft.author), updatedAt: draft.updated_at } : null,
      problems,
      warnings: whole ? sortFindings(checkCatalogue(checkedOf(whole))).fresh.map(({ text }) => text) : [],
      preview: whole && draft?.data ? previewPath(context) : null,
      history: versions.slice(0, maxVersions).map((row, at) => ({
        version: row.version,
        author: nameOf(row.author),
        publishedAt: row.published_at,
        changes: catalogueChanges(dataOf(versions[at + 1]), dataOf(row)),
      })),
    };
  });

  serve(savePriceList, 'Saves the draft of the catalogue', async (request) => {
    const { data, version } = request.body;
    return answerAction(context, request, { name: 'catalogue.save', subject: kind }, async (transaction) => {
      const draft = {
        data: JSON.stringify(data),
        version: version + 1,
        author: request.actor.id,
        updated_at: now().toISOString(),
      };
      const saved = await transaction
        .insertInto('published_drafts')
        .values({ kind, ...draft })
        .onConflict((conflict) =>
          conflict.column('kind').doUpdateSet(draft).where('published_drafts.version', '=', version),
        )
        .returning('version')
        .executeTakeFirst();
      if (!saved) throw await outdated(transaction, kind);
      return { before: {}, after: { draft: saved.version } };
    });
  });

  serve(discardPriceList, 'Discards the draft of the catalogue', (request) =>
    answerAction(context, request, { name: 'catalogue.discard', subject: kind }, async (transaction) => {
      await takeDraft(transaction, request.body.version);
      return { before: {}, after: { draft: 0 } };
    }),
  );

  /** Publishes, and answers once this server sells and shows it. */
  const publish = async (
    request: Parameters<typeof answerAction>[1],
    read: (transaction: Transaction<Schema>) => Promise<unknown>,
  ) => {
    const done = await answerAction(
      context,
      request,
      { name: 'catalogue.publish', subject: kind },
      async (transaction) => {
        const { version, data: before } = await publishedCatalogue(transaction);
        const data = requireWhole(await read(transaction));
        const changes = catalogueChanges(before, data).length;
        if (changes === 0) throw new HttpError(409, 'unchanged', 'Nothing differs from what is published already.');
        await addVersion(transaction, { version: version + 1, data }, request.actor.id, now().toISOString());
        return { before: { version }, after: { version: version + 1, changes } };
      },
    );
    await context.refreshPublished();
    return done;
  };
  serve(publishPriceList, 'Publishes the draft of the catalogue', (request) =>
    publish(request, (transaction) => takeDraft(transaction, request.body.version)),
  );
  serve(republishPriceList, 'Publishes an earlier version of the catalogue again', (request) =>
    publish(request, (transaction) => versionOf(transaction, request.body.version)),
  );
}
