import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

const sheet = '@agency-site/ui/styles.css';
const lean = '/@agency-site/ui/lean.css';
const shared = '/@agency-site/ui/shared.css';
const own = (name: string) => `/@agency-site/ui/own/${name}.css`;
const ownName = /^\/@agency-site\/ui\/own\/(\w+)\.css$/;
/** The components of the frame and of the question about consent, which every page has. */
const frame = ['Banner', 'Button', 'ConsentSwitch', 'ScrollTop', 'TextField', 'Toast'];
const component = /\/ui\/dist\/components\/(\w+)\/\1\.js$/;

/**
 * The library has one sheet for all its components, and no page needs half of them. Each of its rules is in one place
 * here: with the entry what every page has, by itself what several components share, and with a component what is its
 * own. They come in this order, so that what a component says of itself stands after what it builds on.
 */
export function uiStyles(): Plugin {
  let server = false;
  let parts: ReturnType<typeof parted> | undefined;
  return {
    name: 'ui-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      server = Boolean(config.build.ssr);
    },
    resolveId(id, importer) {
      if (id === sheet && importer?.includes('/src/entry-client')) return lean;
      return id === shared || ownName.test(id) ? id : null;
    },
    load(id) {
      if (id !== lean && id !== shared && !ownName.test(id)) return null;
      parts ??= parted();
      return parts.get(ownName.exec(id)?.[1] ?? id) ?? '';
    },
    transform(code, id) {
      const name = component.exec(id)?.[1];
      if (server || !name || frame.includes(name)) return null;
      return { code: `import '${shared}';\nimport '${own(name)}';\n${code}`, map: null };
    },
  };
}

/** The rules of the library by where they go: `lean`, `shared`, or the name of the one component that they are about. */
function parted(): ReadonlyMap<string, string> {
  const file = (path: string) => fileURLToPath(import.meta.resolve(path));
  const whole = readFileSync(file(sheet), 'utf8');
  const folder = join(dirname(file('@agency-site/ui/Button')), '..');
  const components = globSync('[A-Z]*/[A-Z]*.js', { cwd: folder }).map((path) => basename(path, '.js'));
  const used = components.map((name) => [name, classNames(file(`@agency-site/ui/${name}`))] as const);

  /** By the class names of a selector: none for the theme and the order of the layers. */
  const placeOf = (names: readonly string[]): string => {
    const users = used.filter(([, known]) => names.every((name) => known.has(name))).map(([name]) => name);
    if (names.length === 0 || users.some((name) => frame.includes(name))) return lean;
    return users.length === 1 ? (users[0] ?? shared) : shared;
  };
  return new Map(
    [lean, shared, ...components].map((place) => [place, only((names) => placeOf(names) === place, whole)]),
  );
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

/** The rules of a sheet whose class names are wanted, with the keyframes that they name. */
function only(wanted: (names: readonly string[]) => boolean, css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const inKeyframes = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
    if (inKeyframes) return;
    const selectors = rule.selectors.filter((selector) =>
      wanted((selector.match(/\.ag\w+/g) ?? []).map((name) => name.slice(1))),
    );
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  const text = () => root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (text().split(rule.params).length < 3) rule.remove();
  });
  const clear = (node: ChildNode) => {
    if (node.type !== 'atrule') return;
    for (const child of [...(node.nodes ?? [])]) clear(child);
    // What has no braces says the order of the layers, and is about no class.
    if (node.nodes ? node.nodes.length === 0 : !wanted([])) node.remove();
  };
  for (const node of [...root.nodes]) clear(node);
  return text();
}
