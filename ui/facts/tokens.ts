import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const home = join(import.meta.dirname, '..');

export interface Token {
  /** "--ag-color-brand". */
  variable: string;
  light: string;
  /** The same as in the light scheme if a value applies to both. */
  dark: string;
  about: string;
}

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(join(home, 'src/theme', path), 'utf8'), ts.ScriptTarget.Latest, true);

/** The object among the arguments of the call to `name`. */
function argumentOf(file: ts.SourceFile, name: string): ts.ObjectLiteralExpression {
  let found: ts.ObjectLiteralExpression | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === name)
      found = node.arguments.find(ts.isObjectLiteralExpression);
    ts.forEachChild(node, look);
  };
  look(file);
  if (!found) throw new Error(`${file.fileName} does not call ${name}`);
  return found;
}

interface Leaf {
  path: string;
  value: ts.Expression;
  about: string;
}

function leaves(object: ts.ObjectLiteralExpression, path = ''): Leaf[] {
  return object.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
    const own = `${path}.${property.name.getText()}`;
    const { initializer } = property;
    if (ts.isObjectLiteralExpression(initializer)) return leaves(initializer, own);
    const about = ts.getJSDocCommentsAndTags(property).map((comment) => ts.getTextOfJSDocComment(comment.comment));
    return [{ path: own, value: initializer, about: about.join(' ').replace(/\s+/g, ' ') }];
  });
}

/** A string of the theme as CSS; both values if it differs between the schemes. */
function valuesOf(value: ts.Expression): [light: string, dark: string] {
  if (ts.isCallExpression(value) && value.expression.getText() === 'both') {
    const [light, dark] = value.arguments.map((argument) => (argument as ts.StringLiteral).text);
    return [light ?? '', dark ?? ''];
  }
  const text = ts.isStringLiteralLike(value)
    ? value.text
    : value
        .getText()
        .slice(1, -1)
        .replace(
          /\$\{vars\.(\w+)\.(\w+)\}/g,
          (_, group: string, name: string) => `var(${variable(`${group}.${name}`)})`,
        )
        .replace(/\$\{ease\}/g, easeOf(value.getSourceFile()))
        .replace(/\$\{both\('([^']+)', '([^']+)'\)\}/g, 'light-dark($1, $2)');
  return [text, text];
}

/** The easing curve, which the theme defines once. */
const easeOf = (file: ts.SourceFile) => /const ease = '([^']+)'/.exec(file.text)?.[1] ?? '';

const names = new Map<string, string>();
const variable = (path: string) => `--ag-${names.get(path) ?? path}`;

/** Every custom property of the theme, in the order of the contract. */
export function readTokens(): Token[] {
  const contract = leaves(argumentOf(parse('tokens.css.ts'), 'createGlobalThemeContract'));
  for (const { path, value } of contract) names.set(path.slice(1), (value as ts.StringLiteral).text);
  const values = new Map(
    leaves(argumentOf(parse('agency.css.ts'), 'createGlobalTheme')).map(({ path, value }) => [path, value]),
  );
  return contract.map(({ path, about }) => {
    const value = values.get(path);
    if (!value) throw new Error(`The theme gives no value to ${path}`);
    const [light, dark] = valuesOf(value);
    return { variable: variable(path.slice(1)), light, dark, about };
  });
}
