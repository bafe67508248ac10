import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { prefix } from '../prefix';
import { components, ending, read } from './package';

const styles = postcss.parse(read('dist/styles/index.css'));
const reset = postcss.parse(read('dist/reset/index.css'));

function rules(sheet: postcss.Root): Rule[] {
  const found: Rule[] = [];
  sheet.walkRules((rule) => {
    // The steps of an animation have the shape of rules.
    if ((rule.parent as AtRule).name !== 'keyframes') found.push(rule);
  });
  return found;
}

function declarations(sheet: postcss.Root): Declaration[] {
  const found: Declaration[] = [];
  sheet.walkDecls((declaration) => {
    found.push(declaration);
  });
  return found;
}

/** The layer that contains a rule, through media and container queries. */
function layer(rule: Rule): string | undefined {
  let around = rule.parent as AtRule | undefined;
  while (around?.type === 'atrule' && around.name !== 'layer') around = around.parent as AtRule | undefined;
  return around?.type === 'atrule' ? around.params : undefined;
}

/** Splits at spaces and commas outside of brackets. */
const parts = (value: string) =>
  value.match(/(?:\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^\s,(])+/g) ?? [];

const order = 'reset,theme,base,components,utilities';
const layers = ['theme.ag', 'components.ag', 'components.ag.shared'];
const sheets = components.map((name) => [name, postcss.parse(read(`dist/components/${name}/${name}.css`))] as const);

test.each(ending('.css'))('%s names the layers first, in their order, and never again', (path) => {
  const statements: string[] = [];
  postcss.parse(read(path)).walkAtRules('layer', (rule) => {
    if (!rule.nodes) statements.push(`${rule.params} at ${rule.source?.start?.offset}`);
  });
  expect(statements).toEqual([`${order} at 0`]);
});

test('styles.css consists of the theme and all component style sheets', () => {
  const said = (sheet: postcss.Root) => rules(sheet).map((rule) => `${layer(rule)} ${rule.selector}`);
  const parts = [postcss.parse(read('dist/styles/theme.css')), ...sheets.map(([, sheet]) => sheet)];
  expect(new Set(said(styles))).toEqual(new Set(parts.flatMap(said)));
});

test("rules repeated in several sheets are in a layer below each component's own rules, so the order of the sheets does not matter", () => {
  const users = new Map<string, number>();
  for (const [, sheet] of sheets)
    for (const selector of new Set(
      rules(sheet).flatMap((rule) => (layer(rule) === 'components.ag' ? rule.selector : [])),
    ))
      users.set(selector, (users.get(selector) ?? 0) + 1);
  expect(users.size).toBeGreaterThan(100);
  expect([...users].filter(([, count]) => count > 1).map(([selector]) => selector)).toEqual([]);
});

test('components look at the width of their column, never of the window; only a modal is laid out by that', () => {
  const asked: string[] = [];
  styles.walkAtRules('media', (media) => {
    if (/width|height|aspect|orientation/.test(media.params)) asked.push(media.params.replaceAll(' ', ''));
  });
  expect(asked).toEqual(['screenand(max-width:599.98px)']);
  reset.walkAtRules('media', (media) => expect(media.params).not.toMatch(/width/));
});

test('every rule is in a layer, so that any rule of the app wins', () => {
  const outside = rules(styles).filter((rule) => !layers.includes(layer(rule) ?? ''));
  expect(outside.map((rule) => rule.selector)).toEqual([]);
  expect(rules(reset).filter((rule) => layer(rule) !== 'base.ag')).toEqual([]);
});

test.each(['styles', ...components])(
  'unlayered/%s.css has the same rules, more specific than any rule of a page',
  (name) => {
    const path = name === 'styles' ? 'dist/styles/index.css' : `dist/components/${name}/${name}.css`;
    const twin = postcss.parse(read(`dist/unlayered/${name}.css`));
    const [guard, margins, ...rest] = rules(twin);
    const unweighted = rest.map((rule) => rule.selector.replaceAll(':not(#ag)', ''));
    expect(unweighted).toEqual(rules(postcss.parse(read(path))).map((rule) => rule.selector));
    for (const rule of [guard, margins]) expect(rule?.selector).toContain(prefix);
    const light = rest.filter((rule) => layer(rule) === undefined).flatMap((rule) => rule.selectors);
    expect(light.filter((selector) => !selector.includes(':not(#ag)'))).toEqual([]);
  },
);

test('nothing is !important: in a layer that would override the app', () => {
  expect(declarations(styles).filter((declaration) => declaration.important)).toEqual([]);
});

test('outside the reset every selector has a class of the package; only the theme applies to the root', () => {
  const global = rules(styles).flatMap((rule) =>
    rule.selectors.filter((selector) => !selector.includes(`.${prefix}`)).map((selector) => [layer(rule), selector]),
  );
  expect(new Set(global.map(([, selector]) => selector))).toEqual(
    new Set([':root', ':root[data-theme=light]', ':root[data-theme=dark]']),
  );
  expect(global.every(([name]) => name === 'theme.ag')).toBe(true);
});

test('on the root the theme sets only its variables and the colour scheme', () => {
  const set = rules(styles)
    .filter((rule) => rule.selector.startsWith(':root'))
    .flatMap((rule) => rule.nodes.map((node) => (node as Declaration).prop));
  expect(set.filter((property) => !/^(--ag-[\w-]+|color-scheme)$/.test(property))).toEqual([]);
});

test("animations and variables have the package's prefix", () => {
  const names: string[] = [];
  styles.walkAtRules(/^(keyframes|property|font-face|import)$/, (rule) => {
    names.push(`${rule.name} ${rule.params}`);
  });
  expect(names.filter((name) => !name.startsWith(`keyframes ${prefix}`))).toEqual([]);
  const variables = declarations(styles).flatMap(({ prop }) => (prop.startsWith('--') ? [prop] : []));
  expect(variables.filter((name) => !/^--ag/.test(name))).toEqual([]);
});

test('for both text directions, no property names left or right', () => {
  const all = [...declarations(styles), ...declarations(reset)];
  const ruleOf = ({ parent }: Declaration) => (parent as Rule).selector;
  // A transform has no logical directions, so right-to-left needs a rule of its own.
  const hasTwin = ({ prop, value, parent }: Declaration) =>
    value === 'left' &&
    all.some(
      (twin) =>
        twin.prop === prop && twin.value === 'right' && ruleOf(twin) === `${(parent as Rule).selector}:dir(rtl)`,
    );
  const sided = all.filter((declaration) => {
    const { prop, value } = declaration;
    if (/(^|-)(left|right)(-|$)/.test(prop)) return true;
    if (prop === 'transform-origin')
      return /left|right/.test(value) && !hasTwin(declaration) && !ruleOf(declaration).endsWith(':dir(rtl)');
    return /^(float|clear|text-align|justify-\w+|\w+-position)$/.test(prop) && /\b(left|right)\b/.test(value);
  });
  expect(sided.map(String)).toEqual([]);
});

test('no shorthand has different values for the two sides', () => {
  const corners = ({ prop, value }: Declaration) => {
    const [topLeft, topRight, bottomRight, bottomLeft] = parts(value);
    return prop === 'border-radius' && bottomLeft !== undefined && (topLeft !== topRight || bottomLeft !== bottomRight);
  };
  const sides = ({ prop, value }: Declaration) => {
    const [, right, , left] = parts(value);
    return /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/.test(prop) &&
      left !== undefined
      ? left !== right
      : false;
  };
  expect(
    declarations(styles)
      .filter((declaration) => corners(declaration) || sides(declaration))
      .map(String),
  ).toEqual([]);
});

test('for Safari, `text-decoration` names only lines; colour and thickness are separate', () => {
  const mixed = declarations(styles).filter(
    ({ prop, value }) => prop === 'text-decoration' && !/^(none|((underline|line-through)\s*)+)$/.test(value),
  );
  expect(mixed.map(String)).toEqual([]);
});

test('text keeps its size when a phone is rotated, in Safari too', () => {
  const names = declarations(reset).flatMap(({ prop }) => (prop.endsWith('text-size-adjust') ? [prop] : []));
  expect(names).toEqual(expect.arrayContaining(['-webkit-text-size-adjust', 'text-size-adjust']));
});

test('collapsed content is printed', () => {
  const printed: string[] = [];
  styles.walkAtRules('media', (media) => {
    if (media.params.includes('print')) media.walkRules((rule) => void printed.push(rule.toString()));
  });
  expect(printed.join()).toMatch(/::details-content\s*\{\s*content-visibility:\s*visible/);
});

test('styles contain no text, because it could not be translated', () => {
  // The build writes "·" as "\\b7 ".
  const unescaped = (value: string) =>
    value.replace(/\\([\da-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  const written = declarations(styles).filter(
    ({ prop, value }) => prop === 'content' && /["'][^"']*\p{L}/u.test(unescaped(value)),
  );
  expect(written.map(String)).toEqual([]);
});

test('nothing is fetched by the styles', () => {
  expect(
    declarations(styles)
      .filter(({ value }) => /url\(|image-set\(/.test(value))
      .map(String),
  ).toEqual([]);
});
