import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** In words: "134 pixels differ of 390 by 212". */
  says: string;
  /** Before, now, and what differs, side by side. */
  png: Buffer;
}

/** As little as a stray pixel of an edge that is smoothed another way; a letter has more. */
const tolerated = 10;
/** Of 1: how far apart two colours may be. Greys differ from 13 levels of 256 on; what is kept is never off by more than 12. */
const threshold = 0.05;
const gap = 16;

/** A picture on a ground of a given size, so that pictures of two sizes can be laid over each other. */
function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

function sideBySide(pictures: readonly PNG[]): Buffer {
  const [{ width, height } = new PNG()] = pictures;
  const sheet = new PNG({ width: pictures.length * (width + gap) - gap, height });
  for (const [index, picture] of pictures.entries())
    PNG.bitblt(picture, sheet, 0, 0, width, height, index * (width + gap), 0);
  return PNG.sync.write(sheet);
}

/** How a picture differs from the one kept, if by more than a few pixels. */
export function differ(kept: Buffer, now: Buffer): Difference | undefined {
  const [before, after] = [PNG.sync.read(kept), PNG.sync.read(now)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = [onGround(before, width, height), onGround(after, width, height)];
  const drawn = new PNG({ width, height });
  const differing = pixelmatch(one.data, other.data, drawn.data, width, height, { threshold });
  const resized = before.width !== after.width || before.height !== after.height;
  if (!resized && differing <= tolerated) return undefined;
  return {
    says: resized
      ? `is ${after.width} by ${after.height} px, was ${before.width} by ${before.height}`
      : `${differing} pixels differ of ${width} by ${height}`,
    png: sideBySide([one, other, drawn]),
  };
}
