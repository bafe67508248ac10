import { type Role, roleNames } from '../../src/domain/staff/roles.ts';
import { type ActionWords, loggedOf, type Subject } from '../platform/subject.ts';
import type { FactorChange } from './emails.ts';
import { eventsRoute } from './eventsRoute.ts';
import { factorRoutes } from './factorRoutes.ts';
import { hostRoutes, hostUndos } from './hostRoutes.ts';
import { loginRoutes, loginsRoutes } from './loginRoutes.ts';
import { teamRoutes } from './membersRoutes.ts';
import type { AuditRow } from './table.ts';
import { tokenRoutes } from './tokenRoutes.ts';

const roleIn = (logged: string) => roleNames[loggedOf(logged).role as Role] ?? 'another role';

const factorWords: Readonly<Record<`factor.${FactorChange}`, (entry: AuditRow) => string>> = {
  'factor.app-added': ({ after }) => `${loggedOf(after).address}: authenticator app set up`,
  'factor.app-removed': ({ after }) => `${loggedOf(after).address}: authenticator app removed`,
  'factor.passkey-added': ({ after }) => `${loggedOf(after).address}: passkey added`,
  'factor.passkey-removed': ({ after }) => `${loggedOf(after).address}: passkey removed`,
};

const hostWords: ActionWords = {
  'host.add': ({ after }) => `Host “${loggedOf(after).name}” added`,
  'host.add.undone': ({ before }) => `Host “${loggedOf(before).name}” taken back`,
  'host.rename': ({ after }) => `Host changed: “${loggedOf(after).name}”`,
  'host.rename.undone': ({ before }) => `Change of host “${loggedOf(before).name}” taken back`,
  'host.pause': ({ after }) =>
    loggedOf(after).isPaused
      ? `Host “${loggedOf(after).name}” paused: takes no new calls`
      : `Host “${loggedOf(after).name}” takes calls again`,
  'host.pause.undone': ({ after }) =>
    `Host “${loggedOf(after).name}” ${loggedOf(after).isPaused ? 'paused again' : 'takes calls again'}`,
  'host.remove': ({ before }) => `Host “${loggedOf(before).name}” removed`,
  'host.remove.undone': ({ after }) => `Host “${loggedOf(after).name}” brought back`,
};

const teamWords: ActionWords = {
  'team.invite': ({ after }) => `${loggedOf(after).address} invited as ${roleIn(after)}`,
  'team.role': ({ before, after }) =>
    `${loggedOf(after).address}: role changed from ${roleIn(before)} to ${roleIn(after)}`,
  'team.remove': ({ before }) => `${loggedOf(before).address} removed from the team`,
  'login.end': ({ before }) => `A login of ${loggedOf(before).address} ended`,
  'token.create': ({ after }) => `Access token “${loggedOf(after).name}” created: ${loggedOf(after).scopes}`,
  'token.revoke': ({ before }) => `Access token “${loggedOf(before).name}” revoked`,
  ...factorWords,
  ...hostWords,
};

export const team: Subject = {
  staffRoutes(app, context) {
    loginRoutes(app, context);
    factorRoutes(app, context);
    hostRoutes(app, context);
    eventsRoute(app, context);
    teamRoutes(app, context);
    loginsRoutes(app, context);
    tokenRoutes(app, context);
  },
  undos: hostUndos,
  words: teamWords,
};
