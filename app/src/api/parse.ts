/** By a file of its own: what is fetched late by the name of a package comes whole, twenty-five times as heavy. */
export { safeParse } from 'zod/v4/core';
