/** What the tools use of subset-font, which brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** OpenType features that stay, by their four letters. */
    keepFeatures: readonly string[];
    /** What stays of the font's own names, beside those it is called by. */
    preserveNameIds: readonly number[];
  }
  /** A font that draws these characters and no others. */
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
