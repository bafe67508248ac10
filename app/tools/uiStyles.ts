import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

const sheet = '@agency-site/ui/styles.css';
const lean = '/@agency-site/ui/lean.css';
/** The components of the frame, which every page has. */
const frame = ['Button', 'ScrollTop', 'TextField', 'Toast'];
const component = /\/ui\/dist\/components\/(\w+)\/\1\.js$/;

/**
 * The library has one sheet for all its components, and a page that is read needs four of them. The entry gets the rules
 * of these four alone; any other component brings the whole sheet along, whose rules stand in their right order again.
 */
export function uiStyles(): Plugin {
  let server = false;
  return {
    name: 'ui-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      server = Boolean(config.build.ssr);
    },
    resolveId: (id, importer) => (id === sheet && importer?.includes('/src/entry-client') ? lean : null),
    load(id) {
      if (id !== lean) return null;
      const file = (path: string) => fileURLToPath(import.meta.resolve(path));
      const names = new Set(frame.flatMap((name) => [...classNames(file(`@agency-site/ui/${name}`))]));
      return only(names, readFileSync(file(sheet), 'utf8'));
    },
    transform(code, id) {
      const name = component.exec(id)?.[1];
      if (server || !name || frame.includes(name)) return null;
      return { code: `${code}\nimport '${sheet}';`, map: null };
    },
  };
}

/** The class names in a built file and in those it imports. */
function classNames(file: string, read = new Set<string>()): Set<string> {
  read.add(file);
  const code = readFileSync(file, 'utf8');
  const names = new Set(code.match(/\bag[0-9a-z]{3,4}\b/g));
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
    const imported = join(dirname(file), path);
    if (!read.has(imported)) for (const name of classNames(imported, read)) names.add(name);
  }
  return names;
}

/** The rules of a sheet for these classes, and all that have no class: the theme, the order of the layers. */
function only(names: ReadonlySet<string>, css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const inKeyframes = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
    if (inKeyframes) return;
    const wanted = (selector: string) => (selector.match(/\.ag\w+/g) ?? []).every((name) => names.has(name.slice(1)));
    const selectors = rule.selectors.filter(wanted);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  const text = () => root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (text().split(rule.params).length < 3) rule.remove();
  });
  const clear = (node: ChildNode) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    for (const child of [...node.nodes]) clear(child);
    if (node.nodes.length === 0) node.remove();
  };
  for (const node of [...root.nodes]) clear(node);
  return text();
}
