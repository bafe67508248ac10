import ts from 'typescript';

/** A class name of this library, as a constant of a built file. */
const constant = /^ag\d\w+$/;
/** For a name used more often, the constant is shorter. */
const seldom = 2;

/**
 * Inlines class names that are used once or twice, which minifiers don't do. The code is esbuild's output, in which no inner
 * name shadows an outer one.
 */
export function inlineClassNames(code: string): string {
  const file = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const names = new Map<string, { value: string; statement: ts.Statement; uses: ts.Identifier[] }>();
  for (const statement of file.statements) {
    const [declared, ...more] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    const value = declared?.initializer && ts.isStringLiteral(declared.initializer) && declared.initializer.text;
    if (declared && more.length === 0 && value && constant.test(value)) {
      names.set(declared.name.getText(), { value, statement, uses: [] });
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const { name, propertyName } = parent as { name?: ts.Node; propertyName?: ts.Node };
      // Exported under its name, so it must stay.
      if (ts.isExportSpecifier(parent) || ts.isShorthandPropertyAssignment(parent)) names.delete(node.text);
      // A property key or member access of the same name is something else.
      else if (name !== node && propertyName !== node) names.get(node.text)?.uses.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  const edits = [...names.values()]
    .filter(({ uses }) => uses.length <= seldom)
    .flatMap(({ value, statement, uses }) => [
      { from: statement.getStart(), to: statement.end, text: '' },
      ...uses.map((use) => ({ from: use.getStart(), to: use.end, text: JSON.stringify(value) })),
    ])
    .sort((one, other) => other.from - one.from);
  return edits.reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
}
