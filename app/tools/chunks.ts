/** Module information from rolldown. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The main entry of the component library, which re-exports everything. */
const door = /ui[\\/]dist[\\/]components[\\/]index\.js$/;

interface Group {
  name: (id: string, graph: Graph) => string | null;
  priority: number;
}

/** A module used by this many tools goes into the shared chunk. */
const common = 8;

/**
 * Assigns a module to a chunk by who needs it: the script of every page, nearly all tools, or some families of tools
 * (`src/entries/<family>/<tool>.tsx`). Modules of one tool are in its own chunk.
 * @param document the script of every page, bundled with its imports
 */
export function chunks(document: string, tools: readonly string[]): readonly Group[] {
  const known = new Map<string, ReadonlySet<string>>();
  const entries = [document, ...tools];
  const familyOf = (tool: string) => tool.split('/').at(-2) ?? tool;

  /** The entries that reach a module by static imports. */
  function usersOf(id: string, graph: Graph): ReadonlySet<string> {
    const before = known.get(id);
    if (before) return before;
    const users = new Set(entries.filter((entry) => id.replaceAll('\\', '/').endsWith(`/${entry}`)));
    // An import cycle ends here.
    known.set(id, users);
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
      if (door.test(importer)) continue;
      for (const user of usersOf(importer, graph)) users.add(user);
    }
    return users;
  }

  const familiesOf = (users: ReadonlySet<string>) => [...new Set([...users].map(familyOf))].sort();
  const most = familiesOf(new Set(tools)).length;
  const group = (priority: number, nameOf: (users: ReadonlySet<string>) => string | null): Group => ({
    name: (id, graph) => nameOf(usersOf(id, graph)),
    priority,
  });

  // A chunk pulls in the imports of its modules, so widely used modules come first.
  return [
    group(most + 2, (users) => (users.has(document) ? 'document' : null)),
    group(most + 1, (users) => (users.size >= common ? 'common' : null)),
    ...Array.from({ length: most }, (_, index) =>
      group(index + 1, (users) => {
        const families = familiesOf(users);
        return users.size > 1 && families.length === index + 1 ? families.join('-') : null;
      }),
    ),
  ];
}
