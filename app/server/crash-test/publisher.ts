import { withValue } from '../../src/domain/catalogue/editing.ts';
import type { CatalogueData } from '../../src/domain/catalogue/schema.ts';
import type { StaffPublished } from '../../src/domain/contract/staff/published.ts';
import { formatEuro } from '../../src/domain/money.ts';
import type { Database } from '../platform/db/open.ts';
import type { Member } from '../testing/staff.ts';

const path = '/api/staff/catalogue';
/** A price that both pages show, and that no buyer pays. */
const plus = ['trinityPrices', 'quote', 'trinity-plus', 'beta'];
const pages = ['/trinity', '/trinity/plus'];

/** An owner who publishes one price after the other, and looks at the pages that show it. */
export class Publisher {
  /** The prices that the server has acknowledged, by the version of the price list. */
  readonly acknowledged = new Map<number, number>();
  /** What a page showed that isn't what is in force. */
  readonly wrongPages: string[] = [];
  readonly refused: string[] = [];
  readonly #owner: Member;
  #price = 1000;

  constructor(owner: Member) {
    this.#owner = owner;
  }

  /** Publishes until the server stops. */
  async publish(url: string): Promise<void> {
    try {
      for (;;) await this.#publishOnce(url);
    } catch (error) {
      // The server stopped, or stops: fetch throws a TypeError, and half an answer is no JSON.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  }

  async #publishOnce(url: string): Promise<void> {
    const owner = this.#owner;
    const read = async () => {
      const { status, body } = await owner.get(path);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body as unknown as StaffPublished<CatalogueData>;
    };
    const { inForce, version } = await read();
    await this.#look(url, inForce);
    this.#price += 1;
    const saved = await owner.post(path, { data: withValue(inForce, plus, this.#price), version });
    const published = await owner.post(`${path}/publish`, { version: (await read()).version });
    for (const { status, body } of [saved, published])
      if (status !== 200) this.refused.push(`${status} ${JSON.stringify(body)}`);
    if (published.status !== 200) return;
    const { inForce: now, history } = await read();
    this.acknowledged.set(history[0]?.version ?? 0, this.#price);
    await this.#look(url, now);
  }

  /** Compares every page with the price in force. */
  async #look(url: string, { trinityPrices }: CatalogueData): Promise<void> {
    const price = formatEuro(trinityPrices.quote['trinity-plus'].beta);
    for (const page of pages) {
      const text = await (await fetch(url + page)).text();
      if (!text.includes(price)) this.wrongPages.push(`${page} without ${price}`);
    }
  }

  /** The versions that were acknowledged and aren't stored as they were. */
  async lost(database: Database): Promise<number> {
    const rows = await database
      .selectFrom('published')
      .select(['version', 'data'])
      .where('kind', '=', 'catalogue')
      .execute();
    const priceOf = (data: string) => (JSON.parse(data) as CatalogueData).trinityPrices.quote['trinity-plus'].beta;
    const stored = new Map(rows.map(({ version, data }) => [version, priceOf(data)]));
    return [...this.acknowledged].filter(([version, price]) => stored.get(version) !== price).length;
  }
}
