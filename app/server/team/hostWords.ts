import { loggedOf } from './actions.ts';
import type { ActionWords } from './actionWords.ts';

export const hostWords: ActionWords = {
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
