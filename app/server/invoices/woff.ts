import { inflateSync } from 'node:zlib';

/** WOFF 1.0: a header of 44 bytes, then 20 bytes for each table. Of sfnt: 12 bytes, then 16. */
const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

/** Unpacks a font file once, for a library that would unpack its tables for every document. */
export function unpackWoff(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const head = Buffer.alloc(sfnt.header + count * sfnt.entry);
  const log = Math.floor(Math.log2(count));
  packed.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = woff.header + table * woff.entry;
    const [at, packedLength, length] = [4, 8, 12].map((place) => packed.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ];
    const raw = packed.subarray(at, at + packedLength);
    const content = packedLength < length ? inflateSync(raw) : raw;
    const to = sfnt.header + table * sfnt.entry;
    packed.copy(head, to, from, from + 4);
    packed.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(content, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
