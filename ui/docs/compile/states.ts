import { join } from 'node:path';
import ts from 'typescript';
import { home } from './contents.ts';

/** An element of a component with `data-part` or `data-state`. */
export interface StateRow {
  /** Its `data-part`; undefined for a component's root, where the app may set it. */
  part: string | undefined;
  /** It is the component's root, which has the app's `className`. */
  root: boolean;
  /** "label", of the HTML element or of the component that renders it. */
  element: string;
  /** The values that its `data-state` can have. */
  states: readonly string[];
}

const src = join(home, '../src');

/** Elements with `data-part` or `data-state` in a component and its shared code, in source order. */
export function readStates(names: readonly string[]): Map<string, StateRow[]> {
  const config = ts.readConfigFile(join(home, '../../tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, home);
  const roots = names.map((name) => join(src, name, `${name}.tsx`));
  const program = ts.createProgram(roots, { ...options, noEmit: true });
  const checker = program.getTypeChecker();

  /** The files of the library that a file uses, itself first. */
  const filesOf = (path: string, known = new Set<string>()): Set<string> => {
    const file = program.getSourceFile(path);
    if (!file || known.has(path)) return known;
    known.add(path);
    for (const { moduleSpecifier, importClause } of file.statements.filter(ts.isImportDeclaration)) {
      const name = (moduleSpecifier as ts.StringLiteral).text;
      const typeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      const found = ts.resolveModuleName(name, path, options, ts.sys).resolvedModule?.resolvedFileName;
      if (!typeOnly && found?.startsWith(src) && found.endsWith('.tsx')) filesOf(found, known);
    }
    return known;
  };

  const valuesOf = (initializer: ts.JsxAttributeValue | undefined): string[] => {
    if (!initializer) return [];
    if (ts.isStringLiteral(initializer)) return [initializer.text];
    const expression = ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    if (!expression) return [];
    const type = checker.getTypeAtLocation(expression);
    const members = type.isUnion() ? type.types : [type];
    return members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  };

  const rowsOf = (path: string): StateRow[] => {
    const rows: StateRow[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        const values = (name: string) =>
          node.attributes.properties
            .filter(ts.isJsxAttribute)
            .filter((attribute) => attribute.name.getText() === name)
            .flatMap((attribute) => valuesOf(attribute.initializer));
        const [part] = values('data-part');
        const states = values('data-state');
        const root = node.attributes.properties.some(
          (attribute) => ts.isJsxAttribute(attribute) && /^className=\{.*\bclassName\b/s.test(attribute.getText()),
        );
        if (part !== undefined || states.length > 0) rows.push({ part, root, element: node.tagName.getText(), states });
      }
      ts.forEachChild(node, visit);
    };
    const file = program.getSourceFile(path);
    if (file) visit(file);
    return rows;
  };

  return new Map(names.map((name) => [name, [...filesOf(join(src, name, `${name}.tsx`))].flatMap(rowsOf)]));
}
