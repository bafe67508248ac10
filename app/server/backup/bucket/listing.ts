import { Parser } from 'htmlparser2';

/** A page of the answer to ListObjectsV2. */
export interface Listing {
  objects: readonly { key: string; bytes: number }[];
  /** The token of the next page; null on the last. */
  next: string | null;
}

/** Reads the XML of a listing. */
export function parseListing(xml: string): Listing {
  const objects: { key: string; bytes: number }[] = [];
  let next: string | null = null;
  for (const [path, text] of leaves(xml)) {
    if (path.endsWith('Contents>Key')) objects.push({ key: text, bytes: 0 });
    const last = objects.at(-1);
    if (path.endsWith('Contents>Size') && last) last.bytes = Number(text);
    if (path.endsWith('NextContinuationToken')) next = text;
  }
  return { objects, next };
}

/** The texts of the elements by their path: "ListBucketResult>Contents>Key". */
export function leaves(xml: string): readonly (readonly [path: string, text: string])[] {
  const found: [string, string][] = [];
  const open: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentagname(name) {
        open.push(name);
        text = '';
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag() {
        found.push([open.join('>'), text]);
        open.pop();
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
