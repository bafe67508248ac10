import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a finished file its name so that a power cut leaves either all of it or nothing under that name. */
export function durableRename(part: string, file: string): void {
  settle(part);
  renameSync(part, file);
  settle(dirname(file));
}

function settle(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
