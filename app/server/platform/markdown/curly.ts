/** Converts straight to curly quotes. `before` is the preceding character. */
export function curly(text: string, before = ''): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const opens = /^[\s([–—‘“]?$/.test(at === 0 ? before : (text[at - 1] ?? ''));
    if (mark === '"') return opens ? '“' : '”';
    return opens && !/\d/.test(text[at + 1] ?? '') ? '‘' : '’';
  });
}
