import { basename, dirname, resolve } from 'node:path';

/** Module information from rolldown. */
interface Graph {
  getModuleInfo: (id: string) => Readonly<Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]>> | null;
}

/** The sample shops, and what reads drawings. */
const isDrawn = /\/src\/(shell\/art\/(street\/|[dD]rawing\.)|content\/drawings\/(street|industries)\/)/;

/** What is drawn of a shop only from a second step on: what stands beside it, and packages in its brand. */
const isBesideShop = /\/street\/((Shop(Drawings|Scene)|DressedKit)\.tsx|(\w+\/)?(goods|mark|phone|poster|tablet)\.svg)/;

/** A module and everything it imports statically. */
function importsOf(id: string, graph: Graph, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(id)) return known;
  known.add(id);
  for (const each of graph.getModuleInfo(id)?.importedIds ?? []) importsOf(each, graph, known);
  return known;
}

/**
 * Assigns modules to chunks by the tools that use them. By default rolldown makes a chunk for each combination of entries
 * and lazy parts that share a module, 50 for a wizard; with these groups a tool starts with at most 9.
 * @param document the script of every page, bundled with its imports
 * @param tools the entries, `src/entries/<family>/<tool>.tsx`
 * @param islands the live parts of documents, which share code with the tools
 */
export function chunks(document: string, tools: readonly string[], islands: readonly string[]) {
  const entries = tools.map((tool) => resolve(tool));
  const familyOf = (entry: string) => basename(dirname(entry));
  const script = resolve(document);

  function read(graph: Graph) {
    // What the script of every page loads later must not bring a tool's code with it. Islands use packages and may.
    const later = [...importsOf(script, graph)]
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .map((id) => [...importsOf(id, graph)])
      .filter((part) => !part.some((id) => id.includes('node_modules')));
    const ofIslands = islands.map((island) => importsOf(resolve(island), graph));
    const used = new Map(entries.map((entry) => [entry, importsOf(entry, graph)]));
    return { later: new Set(later.flat()), ofIslands, used, given: resolve('src/domain/catalogue/given.ts') };
  }
  let graphRead: ReturnType<typeof read> | undefined;

  function chunkOf(id: string, graph: Graph): string | null {
    graphRead ??= read(graph);
    const { later, ofIslands, used, given } = graphRead;
    const users = entries.filter((entry) => used.get(entry)?.has(id));
    const [first = ''] = users;
    if (users.length === 0) {
      if (ofIslands.every((modules) => modules.has(id))) return 'islands';
      // Else each shop that a wizard draws would be a request for every module it shares with other drawings.
      if (!isDrawn.test(id) || ofIslands.some((modules) => modules.has(id))) return null;
      return isBesideShop.test(id) ? 'scenes' : 'drawings';
    }
    if (later.has(id)) return 'later';
    // An island would load the whole file of a tool or a family for the little that it shares with it.
    // What reads the catalogue of the page, and the rules of what is sold, are in a file of their own: pages that sell
    // nothing don't load it.
    if (ofIslands.some((modules) => modules.has(id))) {
      const sells = importsOf(id, graph).has(given) || users.every((entry) => familyOf(entry) === 'wizards');
      return sells ? 'catalogue' : 'islands';
    }
    if (users.length === 1) return basename(first, '.tsx');
    const families = new Set(users.map(familyOf));
    if (families.size === 1) return familyOf(first);
    return families.has('wizards') ? 'all' : 'other';
  }

  return [
    { name: 'document', test: (id: string) => id === script, priority: 2 },
    // A release that updates no package leaves this file unchanged.
    { name: 'packages', test: 'node_modules', minShareCount: tools.length, priority: 1 },
    { name: chunkOf, debugName: 'tools', includeDependenciesRecursively: false },
  ];
}
