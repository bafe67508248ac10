/** The keywords of a comma-separated text: trimmed, non-empty, distinct ignoring case. */
export function splitKeywords(text: string): readonly string[] {
  const words = text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
  const firstLike = (word: string) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase());
  return words.filter((word, at) => word !== '' && firstLike(word) === at);
}
