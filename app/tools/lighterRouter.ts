import type { Plugin } from 'vite';

/**
 * Marks what React Router does on import as free of side effects, so that a build leaves out `Link`, `Form`, `Routes` and
 * all that they need, which no tool uses: 8 kB of each tool.
 */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          // Names for React's developer tools.
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          // The context of a class, declared in the class.
          .replace(/^(var (\w+) = class .*\{)$([\s\S]*?)^\2\.contextType = (\w+);$/m, '$1\nstatic contextType = $4;$3')
          .replaceAll(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
