import { join } from 'node:path';
import ts from 'typescript';

export const home = join(import.meta.dirname, '..');

export interface Prop {
  name: string;
  /** The type as written, without "or undefined". */
  type: string;
  required: boolean;
  /** The default as written: "'Continue'". */
  default: string | undefined;
  /** What it means, in one line. */
  about: string;
}

/** An exported component. */
export interface DocumentedComponent {
  name: string;
  about: string;
  props: readonly Prop[];
}

/** An exported function that isn't a component. */
export interface DocumentedFunction {
  name: string;
  about: string;
  /** `(moments: readonly string[]) => SlotTime[]`. */
  signature: string;
}

/** The exports of one line of the index: a component, its functions, and its public types. */
export interface Entry {
  /** "PackageCard". */
  name: string;
  components: readonly DocumentedComponent[];
  functions: readonly DocumentedFunction[];
  /** Declarations in TypeScript. */
  types: readonly string[];
}

/** The text on one line. */
const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads the exports of the library, with their props and comments. */
export function readSource(): Entry[] {
  const index = join(home, 'src/index.ts');
  const config = ts.readConfigFile(join(home, '../tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, home);
  const program = ts.createProgram([index], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  if (!file) throw new Error(`No ${index}`);

  const moduleOf = (source: ts.SourceFile): ts.Symbol => {
    const symbol = checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error('The module exports nothing');
    return symbol;
  };
  const resolve = (name: ts.Identifier | ts.StringLiteral): ts.Symbol => {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol) throw new Error(`${name.text} is exported but not declared`);
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  /** The declaration that a type alias refers to. */
  const resolveAlias = (declaration: ts.Declaration): ts.Declaration => {
    if (!ts.isTypeAliasDeclaration(declaration) || !ts.isTypeReferenceNode(declaration.type)) return declaration;
    return resolve(declaration.type.typeName as ts.Identifier).declarations?.[0] ?? declaration;
  };
  const aboutOf = (symbol: ts.Symbol) =>
    collapseSpace(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

  /** The destructured parameter of a component, which has the defaults of its props. */
  const defaultsOf = (declaration: ts.FunctionDeclaration) => {
    const [parameter] = declaration.parameters;
    // The parameter itself, or the destructuring in the first statement.
    const first = declaration.body?.statements.find(ts.isVariableStatement)?.declarationList.declarations[0];
    const taken = parameter && ts.isObjectBindingPattern(parameter.name) ? parameter.name : first?.name;
    const elements = taken && ts.isObjectBindingPattern(taken) ? taken.elements : [];
    return new Map(
      elements.flatMap(({ propertyName, name, initializer }) =>
        initializer ? [[(propertyName ?? name).getText(), collapseSpace(initializer.getText())] as const] : [],
      ),
    );
  };

  const propsOf = (declaration: ts.FunctionDeclaration): Prop[] => {
    const [parameter] = declaration.parameters;
    if (!parameter) return [];
    const defaults = defaultsOf(declaration);
    const type = checker.getTypeAtLocation(parameter);
    const found = new Map<string, Prop>();
    const members = type.isUnion() ? type.types : [type];
    for (const member of members)
      for (const symbol of checker.getPropertiesOfType(member)) {
        const signature = symbol.declarations?.find(ts.isPropertySignature);
        if (!signature?.type || isShared(signature)) continue;
        const required = signature.questionToken === undefined;
        const text = typeText(signature.type, required, inlineUnexported);
        if (text === undefined) continue;
        const wanted = members.every((other) => {
          const property = checker.getPropertyOfType(other, symbol.name);
          return property !== undefined && !(property.flags & ts.SymbolFlags.Optional);
        });
        const known = found.get(symbol.name);
        found.set(symbol.name, {
          name: symbol.name,
          type: known ? joinTypes(known.type, text) : text,
          required: wanted,
          default: defaults.get(symbol.name),
          about: aboutOf(symbol) || (known?.about ?? ''),
        });
      }
    return [...found.values()].sort((a, b) => Number(b.required) - Number(a.required));
  };

  /** Replaces a type that the index doesn't export by its definition; other types stay. */
  const inlineUnexported = (type: ts.TypeNode): ts.TypeNode => {
    const [meaning] = (ts.isTypeReferenceNode(type) && checker.getSymbolAtLocation(type.typeName)?.declarations) || [];
    const own = meaning && ts.isImportSpecifier(meaning) ? resolve(meaning.name) : undefined;
    const alias = own?.declarations?.find(ts.isTypeAliasDeclaration);
    if (!alias || isForeign(alias) || exported.has(own?.name ?? '')) return type;
    return alias.type;
  };

  const exported = new Set(checker.getExportsOfModule(moduleOf(file)).map(({ name }) => name));
  const entries = new Map<
    string,
    { components: DocumentedComponent[]; functions: DocumentedFunction[]; types: string[] }
  >();
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) continue;
    const [, entry] = /'\.\/(?!theme)\w+\/(\w+)'$/.exec(statement.moduleSpecifier.getText()) ?? [];
    if (!entry || !ts.isNamedExports(statement.exportClause)) continue;
    const about = {
      components: [] as DocumentedComponent[],
      functions: [] as DocumentedFunction[],
      types: [] as string[],
    };
    entries.set(entry, about);
    for (const { name, isTypeOnly } of statement.exportClause.elements) {
      const symbol = resolve(name as ts.Identifier);
      const [declaration] = symbol.declarations ?? [];
      if (!declaration) continue;
      if (isTypeOnly) {
        if (!name.text.endsWith('Props')) about.types.push(declarationText(resolveAlias(declaration), name.text));
      } else if (ts.isFunctionDeclaration(declaration) && /^[A-Z]/.test(name.text)) {
        about.components.push({ name: name.text, about: aboutOf(symbol), props: propsOf(declaration) });
      } else {
        const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
        about.functions.push({ name: name.text, about: aboutOf(symbol), signature: checker.typeToString(type) });
      }
    }
  }
  return [...entries].map(([name, about]) => ({ name, ...about }));
}

/** Props of every component, or of React: documented once for all. */
function isShared(signature: ts.PropertySignature): boolean {
  const shared = signature.getSourceFile().fileName.endsWith('/passthrough.ts');
  return shared || isForeign(signature) || /^(className|ref)$/.test(signature.name.getText());
}

const isForeign = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/');

/** The type as written, without "undefined" of an optional prop; empty if that is all. */
function typeText(
  type: ts.TypeNode,
  required: boolean,
  inlineUnexported: (type: ts.TypeNode) => ts.TypeNode,
): string | undefined {
  const members = ts.isUnionTypeNode(type) ? type.types : [type];
  const left = members
    .filter((member) => required || member.kind !== ts.SyntaxKind.UndefinedKeyword)
    .map(inlineUnexported);
  if (left.length === 0) return undefined;
  const [only] = left;
  if (only && left.length === 1) return collapseSpace((ts.isParenthesizedTypeNode(only) ? only.type : only).getText());
  return left.map((member) => collapseSpace(member.getText())).join(' | ');
}

function joinTypes(one: string, other: string): string {
  if (one === other) return one;
  return [one, other].sort().join() === 'false,true' ? 'boolean' : `${one} | ${other}`;
}

/** An exported declaration with its name and comments. */
function declarationText(declaration: ts.Declaration, name: string): string {
  const comments = ts.getJSDocCommentsAndTags(declaration).map((comment) => comment.getText());
  const text = declaration.getText().replace(/^export /, '');
  return [...comments, text.replace(/^(interface|type) \w+/, `$1 ${name}`)].join('\n');
}
