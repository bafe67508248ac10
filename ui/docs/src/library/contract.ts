import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { library } from './source.ts';

/** What a component promises to people who use a keyboard or a screen reader. */
export interface Contract {
  pattern: string;
  /** The sentences that its tests prove, by group: "Roles and names", "Keys", "States". */
  groups: ReadonlyMap<string, readonly string[]>;
}

/** Reads the titles of the tests in `<Name>.contract.ts`, and the `pattern` that it exports. */
export function contractOf(component: string): Contract | undefined {
  const path = join(library, `src/${component}/${component}.contract.ts`);
  if (!existsSync(path)) return undefined;
  let pattern = '';
  const groups = new Map<string, string[]>();
  const visit = (node: ts.Node, group: string): void => {
    let inside = group;
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'pattern')
      pattern = node.initializer && ts.isStringLiteralLike(node.initializer) ? node.initializer.text : '';
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const words = title && ts.isStringLiteralLike(title) ? title.text : '';
      if (node.expression.getText() === 'test.describe') inside = words;
      if (node.expression.getText() === 'test') groups.set(group, [...(groups.get(group) ?? []), words]);
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true), '');
  return { pattern, groups };
}
