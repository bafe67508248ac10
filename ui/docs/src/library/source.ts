import { join } from 'node:path';
import { type ComponentDoc, withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';

/** The folder of the library. */
export const library = join(process.cwd(), '..');

const index = join(library, 'src/index.ts');
const config = ts.readConfigFile(join(library, '../tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, library);
export const program = ts.createProgram([index], { ...options, noEmit: true });
export const checker = program.getTypeChecker();

/** Every component with its props; without those of React, and `className` and `ref`, which all components have. */
const components = new Map(
  withCompilerOptions(options, {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ name, declarations = [] }) =>
      !/^(className|ref)$/.test(name) &&
      declarations.some(({ fileName }) => !/node_modules|passthrough\.ts/.test(fileName)),
  })
    .parseWithProgramProvider(index, () => program)
    .map((doc) => [doc.displayName, doc]),
);

/** What one line of the library's index exports: components, functions and types. */
export interface Entry {
  /** "PackageCard". */
  name: string;
  /** All values, for the import line. */
  values: string[];
  components: ComponentDoc[];
  /** `buttonClass: (look?: ButtonLook) => string`, with their comments. */
  functions: { name: string; about: string; signature: string }[];
  /** Declarations in TypeScript. */
  types: string[];
}

const docOf = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

/** The declaration with its comments, under its public name. */
function declarationText(declaration: ts.Declaration, name: string): string {
  if (ts.isTypeAliasDeclaration(declaration) && ts.isTypeReferenceNode(declaration.type)) {
    const { aliasSymbol, symbol } = checker.getTypeAtLocation(declaration.type);
    const target = (aliasSymbol ?? symbol)?.declarations?.[0];
    if (target) return declarationText(target, name);
  }
  const comments = ts.getJSDocCommentsAndTags(declaration).map((comment) => comment.getText());
  const text = declaration.getText().replace(/^export /, '');
  return [...comments, text.replace(/^(interface|type) \w+/, `$1 ${name}`)].join('\n');
}

function entryOf(statement: ts.ExportDeclaration): Entry | undefined {
  const [, name] = /\/(\w+)'$/.exec(statement.moduleSpecifier?.getText() ?? '') ?? [];
  if (!name || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return undefined;
  const entry: Entry = { name, values: [], components: [], functions: [], types: [] };
  for (const element of statement.exportClause.elements) {
    const exported = element.name.text;
    const alias = checker.getSymbolAtLocation(element.name);
    const symbol = alias && checker.getAliasedSymbol(alias);
    const declaration = symbol?.declarations?.[0];
    if (!symbol || !declaration) throw new Error(`${exported} is exported but not declared`);
    const component = components.get(exported);
    if (element.isTypeOnly || statement.isTypeOnly) {
      if (!exported.endsWith('Props')) entry.types.push(declarationText(declaration, exported));
      continue;
    }
    entry.values.push(exported);
    if (component && /^[A-Z]/.test(exported)) entry.components.push(component);
    else {
      const signature = checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, declaration));
      entry.functions.push({ name: exported, about: docOf(symbol), signature });
    }
  }
  return entry;
}

/** The exports of the library by the name of their module: "Button", "slotTimes". */
export const entries = new Map(
  program
    .getSourceFile(index)
    ?.statements.flatMap((statement) => (ts.isExportDeclaration(statement) ? (entryOf(statement) ?? []) : []))
    .map((entry) => [entry.name, entry]),
);

/** The defaults of a component's props as written, also where it takes its translated props apart in its first statement. */
export function defaultsOf(component: string, module: string): ReadonlyMap<string, string> {
  const file = program.getSourceFile(join(library, `src/${module}/${module}.tsx`));
  const own = file?.statements.filter(ts.isFunctionDeclaration).find(({ name }) => name?.text === component);
  const [first] = own?.body?.statements.find(ts.isVariableStatement)?.declarationList.declarations ?? [];
  const elements = [own?.parameters[0]?.name, first?.name].flatMap((name) =>
    name && ts.isObjectBindingPattern(name) ? [...name.elements] : [],
  );
  return new Map(
    elements.flatMap(({ propertyName, name, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Markdown as MDX: outside of code, no character starts a tag or an expression. */
export const asMdx = (text: string): string =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 0 ? part.replace(/[<{]/g, '\\$&') : part))
    .join('`');

/** The comment of a module's main export: its first sentence, and the rest. */
export function commentOf({ name, components, functions }: Entry): { about: string; more: string } {
  const all = [
    ...components.map(({ displayName, description }) => ({ name: displayName, about: description })),
    ...functions,
  ];
  const comment = asMdx(oneLine((all.find((one) => one.name === name) ?? all[0])?.about ?? ''));
  const [, about = comment, more = ''] = /^(.+?[.!?])(?: (.+))?$/.exec(comment) ?? [];
  return { about, more };
}
