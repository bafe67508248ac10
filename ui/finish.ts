/**
 * After tsup: one statement names the layers at the head of each style sheet, and each has an unlayered twin. Licences of what
 * is bundled are written beside it.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { type AtRule, type Rule } from 'postcss';
import { prefix } from './prefix.ts';

const dist = fileURLToPath(new URL('dist', import.meta.url));
const head = '@layer reset,theme,base,components,utilities;';

/** No element matches this id or type: they only add specificity. */
const weight = ':not(#ag)';
const feather = ':not(ag)'.repeat(9);
/** What each layer of components becomes: more weight than the page's rules, and than the layer below it. */
const weights: Record<string, string> = { 'components.ag.shared': weight, 'components.ag': weight.repeat(2) };

// What an attribute says, browsers count as a rule of the page.
const ours = `:where([class*=${prefix}]:not(svg,img,[hidden]),[data-part])`;
const reverted = (properties: string) => `{${properties.replaceAll(/[\w-]+/g, '$&:revert').replaceAll(' ', ';')}}`;
/**
 * What a page sets for its own buttons, links and paragraphs, is on ours as the browser would have it. For margins and
 * sizes a class is enough to win: `className` sets them.
 */
const guard =
  ours +
  weight +
  feather +
  reverted(
    'appearance background border border-radius box-shadow clip-path color cursor display filter float font height ' +
      'letter-spacing line-height list-style max-height min-height opacity outline overflow padding text-align ' +
      'text-decoration text-indent text-shadow text-transform transform transition vertical-align white-space word-spacing',
  ) +
  ours +
  feather +
  reverted('margin width max-width min-width');

const isLayer = (node: postcss.Node | undefined): node is AtRule =>
  node?.type === 'atrule' && (node as AtRule).name === 'layer';

/** The sheet with one statement in the place of many, and neighbouring blocks of one layer made one. */
function headed(text: string): string {
  const sheet = postcss.parse(text);
  sheet.walkAtRules('layer', (rule) => {
    const before = rule.prev();
    if (rule.nodes && !(isLayer(before) && before.params === rule.params)) return;
    if (rule.nodes) (before as AtRule).append(rule.nodes);
    rule.remove();
  });
  return head + sheet;
}

/** The sheet without layers for components: their order becomes weight. Tokens stay where any rule of the page wins. */
function unlayered(text: string): string {
  const sheet = postcss.parse(text);
  sheet.walkAtRules('layer', (layer) => {
    const added = weights[layer.params];
    if (!added) return;
    layer.walkRules((rule: Rule) => {
      if ((rule.parent as AtRule).name === 'keyframes') return;
      rule.selectors = rule.selectors.map((selector) => selector.replace(/\.ag\d\w+/, `$&${added}`));
    });
    layer.replaceWith(layer.nodes ?? []);
  });
  return `${sheet.toString().replace(head, head + guard)}`;
}

/** The licences of all bundled packages, as they require. */
function licences(inputs: Record<string, unknown>): string {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(join(import.meta.dirname, path).replaceAll('\\', '/')) ?? [],
  );
  const texts = [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const [file] = globSync('LICEN[CS]E*', { cwd: folder });
    if (!file) throw new Error(`${name} is built in, but has no licence to carry along.`);
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return texts.join('\n\n');
}

for (const path of globSync('**/metafile-esm.json', { cwd: dist }).map((path) => join(dist, path))) {
  const { inputs } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(join(dirname(path), 'licenses.txt'), licences(inputs));
  rmSync(path);
}

// esbuild imports every chunk that an entry's dependencies share, though no chunk has effects of its own.
for (const path of globSync('**/*.js', { cwd: dist }).map((path) => join(dist, path))) {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/import"[./]+chunk-\w+\.js";/g, ''));
}

mkdirSync(join(dist, 'unlayered'), { recursive: true });
for (const path of globSync('**/*.css', { cwd: dist }).filter((path) => !path.startsWith('unlayered'))) {
  const text = headed(readFileSync(join(dist, path), 'utf8'));
  writeFileSync(join(dist, path), text);
  const own = /components.([A-Z]\w+).\1\.css$/.exec(path)?.[1] ?? (/styles.index\.css$/.test(path) && 'styles');
  if (own) writeFileSync(join(dist, 'unlayered', `${own}.css`), unlayered(text));
}
