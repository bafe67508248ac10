import { dirname } from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  // As in a new app.
  cacheComponents: true,
  // The dependencies of this app are installed one folder up.
  turbopack: { root: dirname(import.meta.dirname) },
};
