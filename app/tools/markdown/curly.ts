/** Straight quotation marks and apostrophes as print has them. `before` is the letter that the text follows. */
export function curly(text: string, before = ''): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const opens = /^[\s([–—‘“]?$/.test(at === 0 ? before : (text[at - 1] ?? ''));
    if (mark === '"') return opens ? '“' : '”';
    return opens && !/\d/.test(text[at + 1] ?? '') ? '‘' : '’';
  });
}
