/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of an SVG, WebP or AVIF picture; undefined when the file doesn't say. */
export function sizeOf(name: string, file: Buffer): Size | undefined {
  const size = name.endsWith('.svg') ? svg(file.toString()) : name.endsWith('.webp') ? webp(file) : avif(file);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function svg(text: string): Size | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1] ?? '';
  const [, , boxWidth = 0, boxHeight = 0] = attribute('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(attribute(name).replace(/px$/, '')));
  return width > 0 && height > 0 ? { width, height } : { width: boxWidth, height: boxHeight };
}

/** The first chunk has one of three types, each with the size in another place. */
function webp(file: Buffer): Size | undefined {
  if (file.length < 30 || file.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}

/** The largest of the sizes in the file: its thumbnails and tiles have one, too. */
function avif(file: Buffer): Size | undefined {
  let largest: Size | undefined;
  for (let at = file.indexOf('ispe'); at >= 0 && at + 16 <= file.length; at = file.indexOf('ispe', at + 4)) {
    const size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
    if (!largest || size.width > largest.width) largest = size;
  }
  return largest;
}
