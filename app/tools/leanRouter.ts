import type { Plugin } from 'vite';

const file = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const component = /^var (\w+) = class extends (\w+)\.Component \{([\s\S]*?)^\};$/gm;
const made = /^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm;
const named = /^\w+\.displayName = "\w+";$/gm;

/**
 * Says of the parts of the router that they may be left out where nobody uses them: a name for development tools, given
 * after a part is made, is enough to keep it in every bundle, with all that it needs.
 */
export function leanRouter(): Plugin {
  let found = false;
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id.replaceAll('\\', '/'))) return null;
      const lean = code
        .replace(named, '')
        .replace(made, '$1/* @__PURE__ */ ')
        .replace(component, (_, name: string, react: string, body: string) => {
          const context = new RegExp(`^${name}\\.contextType = (\\w+);$`, 'm').exec(code)?.[1];
          const own = context ? `static contextType = ${context};` : '';
          return `var ${name} = /* @__PURE__ */ (() => class extends ${react}.Component {${own}${body}})();`;
        })
        .replace(/^\w+\.contextType = \w+;$/gm, '');
      found ||= lean.length !== code.length;
      return { code: lean, map: null };
    },
    buildEnd(error) {
      // A later release may be written in another way: then the pages would grow, and nobody be told.
      if (!error && !found && this.environment.name === 'client') this.error('No part of the router was found.');
    },
  };
}
