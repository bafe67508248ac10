import type { Context } from '../context.ts';
import { Changes } from './changes.ts';
import { countChanges } from './countChanges.ts';
import { listenForChanges } from './listenForChanges.ts';

/** Watches the database in use. */
export function createChanges(context: Pick<Context, 'database' | 'settings' | 'log'>): Changes {
  const { databaseUrl } = context.settings;
  return new Changes(databaseUrl ? listenForChanges(databaseUrl, context.log) : countChanges(context));
}
