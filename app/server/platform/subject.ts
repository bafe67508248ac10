import type { FastifyInstance } from 'fastify';
import type { AuditRow } from '../team/table.ts';
import type { Context } from './context.ts';
import type { Transaction } from './db/open.ts';
import type { HealthCheck } from './http/healthCheck.ts';

/** A value in the log: never names, addresses or texts of customers. */
export type Logged = Readonly<Record<string, string | number | boolean | null>>;

/** What an action changed. */
export interface Change {
  before: Logged;
  after: Logged;
}

/** Reverses an action. @param entry its line in the log @throws HttpError when something else has happened since */
export type Undo = (transaction: Transaction, entry: AuditRow) => Promise<Change>;

/** The logged values of a line. */
export const loggedOf = (json: string) => JSON.parse(json) as Logged;

/** The id in the subject of a line: that of "order:<id>". */
export const idIn = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** Texts of log entries, by the name of the action. */
export type ActionWords = Readonly<Record<string, (entry: AuditRow) => string>>;

/** The text of a log entry. */
export const wordsOf = (entry: AuditRow, words: ActionWords) => words[entry.action]?.(entry) ?? entry.action;

/** Work that runs while the server does. */
export interface Job {
  start: () => void;
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Timeouts and job intervals, in milliseconds. */
export interface Timing {
  /** For each of up to three tries to reach the card provider. */
  cardProviderTimeout: number;
  /** Between two checks of the outbox, and of the other queues, when nothing wakes their workers. */
  outboxInterval: number;
  /** Between two checks of open payments with the card provider. */
  paymentsInterval: number;
}

/** What the server does about something, such as bookings. `server.ts` lists the subjects. */
export interface Subject {
  /** The visitors' routes. */
  routes?: (app: FastifyInstance, context: Context) => void | Promise<void>;
  /** The team's routes, under /api/staff: each says in its endpoint who may call it. */
  staffRoutes?: (app: FastifyInstance, context: Context) => void;
  /** How to undo the team's actions, by their names. */
  undos?: (context: Context) => Readonly<Record<string, Undo>>;
  /** What the log says of actions. */
  words?: ActionWords;
  jobs?: (context: Context, timing: Timing) => readonly Job[];
  health?: (context: Context) => readonly HealthCheck[];
}
