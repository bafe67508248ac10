import { dirname } from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  // The dependencies of this app are installed one folder up.
  turbopack: { root: dirname(import.meta.dirname) },
};
