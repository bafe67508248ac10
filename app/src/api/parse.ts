/** Re-exported so that a dynamic import can be tree-shaken: importing the package itself is 25 times as heavy. */
export { safeParse } from 'zod/v4/core';
