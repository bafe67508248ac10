/** A host in the week; with one host, there is none to tell apart. */
export interface WeekHost {
  id: string;
  name: string;
  /** The place in the team's order, which gives the color. */
  at: number;
}

/** "AN" of "Aoife Nolan". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
