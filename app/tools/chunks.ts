/** What rolldown tells of the graph of modules. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The door of the component library names all of it; nothing of the door is left in a build. */
const door = /ui[\\/]dist[\\/]components[\\/]index\.js$/;

interface Group {
  name: (id: string, graph: Graph) => string | null;
  priority: number;
}

/** From so many tools on, a module is in the file that all of them load. */
const common = 8;

/**
 * Which file a module is in, by who needs it: the script of every page, nearly all tools, or some families of tools
 * (`src/entries/<family>/<tool>.tsx`). What one tool alone needs is in its own file.
 * @param document the script of every page: what it imports is in one file with it
 */
export function chunks(document: string, tools: readonly string[]): readonly Group[] {
  const known = new Map<string, ReadonlySet<string>>();
  const entries = [document, ...tools];
  const familyOf = (tool: string) => tool.split('/').at(-2) ?? tool;

  /** The entries that reach a module without an import at run time. */
  function usersOf(id: string, graph: Graph): ReadonlySet<string> {
    const before = known.get(id);
    if (before) return before;
    const users = new Set(entries.filter((entry) => id.replaceAll('\\', '/').endsWith(`/${entry}`)));
    // A circle of imports ends here.
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

  // A file takes along what its modules import, so what more tools need comes first.
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
