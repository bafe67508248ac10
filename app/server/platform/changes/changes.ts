import type { ChangeTopic } from '../../../src/domain/contract/staff/changes.ts';

/** What the database reports. The topic `today` is derived from it. */
export type StoredTopic = Exclude<ChangeTopic, 'today'>;
export const storedTopics: readonly StoredTopic[] = [
  'orders',
  'bookings',
  'messages',
  'mails',
  'webhooks',
  'team',
  'log',
];

/** Reports changes until it is stopped. */
export type WatchChanges = (notify: (topics: readonly StoredTopic[]) => void) => { stop: () => Promise<void> };

type Listener = (topics: readonly ChangeTopic[]) => void;

/** Changes within this time are reported together. */
const batchMilliseconds = 200;

/**
 * Notifies listeners of changes in the database, by this process or another one. The database is watched only while there is
 * a listener.
 */
export class Changes {
  readonly #watch: WatchChanges;
  readonly #listeners = new Set<Listener>();
  readonly #pending = new Set<StoredTopic>();
  #watching: ReturnType<WatchChanges> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(watch: WatchChanges) {
    this.#watch = watch;
  }

  /** @returns stops listening */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#watching ??= this.#watch((topics) => this.#add(topics));
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) void this.stop();
    };
  }

  /** Stops watching, before the database is closed. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending.clear();
    const watching = this.#watching;
    this.#watching = undefined;
    await watching?.stop();
  }

  #add(topics: readonly StoredTopic[]): void {
    if (!this.#watching) return;
    for (const topic of topics) this.#pending.add(topic);
    if (this.#pending.size > 0) this.#timer ??= setTimeout(() => this.#notify(), batchMilliseconds).unref();
  }

  #notify(): void {
    this.#timer = undefined;
    const topics: ChangeTopic[] = [...this.#pending];
    this.#pending.clear();
    if (topics.some((topic) => topic !== 'log' && topic !== 'team')) topics.push('today');
    for (const listener of [...this.#listeners]) listener(topics);
  }
}
