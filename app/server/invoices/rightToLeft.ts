import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const letters = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether some of a text is read from right to left. */
export const isRightToLeft = (text: string): boolean => letters.test(text);

/** Cuts a line into words and spaces, each of one direction. */
function wordsOf(line: string, levels: Uint8Array): { start: number; text: string }[] {
  const words: { start: number; text: string }[] = [];
  let start = 0;
  for (let at = 1; at <= line.length; at += 1) {
    const isCut = at === line.length || levels[at] !== levels[at - 1] || line[at] === ' ' || line[at - 1] === ' ';
    if (!isCut) continue;
    words.push({ start, text: line.slice(start, at) });
    start = at;
  }
  return words;
}

/**
 * The parts of a line as they are seen from left to right, by the bidirectional algorithm of Unicode.
 * @param cut cuts a text where another font is needed
 */
export function visualParts<Run extends { text: string }>(line: string, cut: (text: string) => Run[]): Run[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const places = new Map(bidi.getReorderedIndices(line, embedding).map((index, place) => [index, place]));
  return wordsOf(line, levels)
    .sort((one, two) => (places.get(one.start) ?? 0) - (places.get(two.start) ?? 0))
    .flatMap(({ start, text }) => {
      const isReversed = (levels[start] ?? 0) % 2 === 1;
      const runs = cut(text.replace(/./gsu, (letter, at: number) => mirrored.get(start + at) ?? letter)).map((run) =>
        // The font library draws a text with letters of such a script from right to left, and no other.
        isRightToLeft(run.text) === isReversed ? run : { ...run, text: [...run.text].reverse().join('') },
      );
      return isReversed ? runs.reverse() : runs;
    });
}
