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

const groupOf: Readonly<Record<string, string>> = { names: 'Roles and names', keys: 'Keys', states: 'States' };

/** Reads the promises that the tests in `<Name>.contract.ts` state, and the `pattern` that it exports. */
export function contractOf(component: string): Contract | undefined {
  const path = join(library, `src/${component}/${component}.contract.ts`);
  if (!existsSync(path)) return undefined;
  let pattern = '';
  const groups = new Map<string, string[]>(Object.values(groupOf).map((group) => [group, []]));
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'pattern')
      pattern = node.initializer && ts.isStringLiteralLike(node.initializer) ? node.initializer.text : '';
    if (ts.isCallExpression(node)) {
      const [promise] = node.arguments;
      const group = groupOf[node.expression.getText()];
      if (group && promise && ts.isStringLiteralLike(promise)) groups.get(group)?.push(promise.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return { pattern, groups };
}
