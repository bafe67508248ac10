/** Whether a table belongs to the search: triggers derive what is in it from other tables. */
export const isSearchTable = (name: string) => /_search(_|$)/.test(name);

/** Whether it is the full-text index itself: SQLite keeps it in tables, in a form of its own. */
export const isSearchIndex = (name: string) => /_search_index(_|$)/.test(name);
