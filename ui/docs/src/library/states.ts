import { join } from 'node:path';
import ts from 'typescript';
import { checker, library, program } from './source.ts';

/** An element of a component with `data-part` or `data-state`. */
export interface StateRow {
  /** Its `data-part`; undefined for a component's root, where the app may set it. */
  part: string | undefined;
  /** It is the component's root, which has the app's `className`. */
  root: boolean;
  /** "label", of the HTML element or of the component that renders it. */
  element: string;
  /** The values that its `data-state` can have. */
  states: string[];
}

/** The component's file and those of the library that it uses. */
function filesOf(path: string, known = new Set<ts.SourceFile>()): Set<ts.SourceFile> {
  const file = program.getSourceFile(path);
  if (!file || known.has(file)) return known;
  known.add(file);
  for (const { moduleSpecifier, importClause } of file.statements.filter(ts.isImportDeclaration)) {
    const target = checker.getSymbolAtLocation(moduleSpecifier)?.valueDeclaration?.getSourceFile().fileName ?? '';
    const typeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (!typeOnly && target.startsWith(join(library, 'src')) && target.endsWith('.tsx')) filesOf(target, known);
  }
  return known;
}

/** The strings that an attribute can be. */
function valuesOf(element: ts.JsxOpeningLikeElement, name: string): string[] {
  const attribute = element.attributes.properties.filter(ts.isJsxAttribute).find((one) => one.name.getText() === name);
  const value = attribute?.initializer;
  if (!value) return [];
  if (ts.isStringLiteral(value)) return [value.text];
  const type = checker.getTypeAtLocation(ts.isJsxExpression(value) ? (value.expression ?? value) : value);
  return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}

/** The elements with `data-part` or `data-state` in a component and its shared code, in source order. */
export function statesOf(component: string): StateRow[] {
  const rows: StateRow[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const [part] = valuesOf(node, 'data-part');
      const states = valuesOf(node, 'data-state');
      const root = /\bclassName=\{[^}]*\bclassName\b/s.test(node.attributes.getText());
      if (part !== undefined || states.length > 0) rows.push({ part, root, element: node.tagName.getText(), states });
    }
    ts.forEachChild(node, visit);
  };
  for (const file of filesOf(join(library, `src/${component}/${component}.tsx`))) visit(file);
  return rows;
}
