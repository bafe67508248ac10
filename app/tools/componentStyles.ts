import type { Plugin } from 'vite';

const imported = /from\s*["']@agency-site\/ui\/([A-Z]\w*)["']/g;

/** Loads the styles of a component of the library with the component. Types are gone by then. */
export const componentStyles = (): Plugin => ({
  name: 'component-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '@agency-site/ui/' },
    handler: (code) => {
      const names = new Set([...code.matchAll(imported)].map(([, name]) => name));
      return { code: code + [...names].map((name) => `import '@agency-site/ui/${name}.css';\n`).join(''), map: null };
    },
  },
});
