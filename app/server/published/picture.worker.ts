import { parentPort, workerData } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { iconFile, iconSizes, logoFile } from '../../src/domain/logo.ts';
import { fileWidths, sharedSize, uploadLimits, widestFile } from '../../src/domain/text/uploadedPicture.ts';

/** A picture in its sizes, or why there is none: too many pixels, too much for the memory, or no picture of these formats. */
export type PictureFiles =
  | { width: number; height: number; files: readonly { name: string; bytes: Uint8Array }[] }
  | { failure: 'too-large' | 'too-much' | 'unreadable' };

/** What is uploaded, and whether it is for the logo. */
export interface PictureTask {
  uploaded: Uint8Array;
  isLogo: boolean;
}

// No other reader is reached, whatever the file says it is: not those of SVG and PDF, which are programs of their own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

const options = { limitInputPixels: uploadLimits.megapixels * 1e6, failOn: 'error' } as const;

/**
 * What sharp answers is a view of the memory of its WebAssembly, which later work writes over (github.com/lovell/sharp/issues/4576):
 * it has to be copied at once. As an input, all of that memory would be copied.
 */
const copied = (answer: Uint8Array) => Uint8Array.from(answer);

/** The files of a picture: without what it says besides its pixels, such as where it was taken, and turned as its camera was held. */
async function filesOf({ uploaded, isLogo }: PictureTask): Promise<PictureFiles> {
  const { data, info } = await sharp(uploaded, options)
    .autoOrient()
    .resize({ width: widestFile, height: 2 * widestFile, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = copied(data);
  const pixels = () => sharp(raw, { raw: { width, height, channels } });
  const files = [];
  for (const each of fileWidths(width)) {
    const resized = () => pixels().resize({ width: each });
    files.push({ name: `${each}.avif`, bytes: copied(await resized().avif({ quality: 60, effort: 1 }).toBuffer()) });
    files.push({ name: `${each}.webp`, bytes: copied(await resized().webp({ quality: 75 }).toBuffer()) });
  }
  const shared = pixels()
    .resize({ ...sharedSize, fit: 'cover' })
    .flatten({ background: '#fff' });
  files.push({ name: 'shared.jpg', bytes: copied(await shared.jpeg({ quality: 80 }).toBuffer()) });
  if (isLogo) files.push(...(await logoFiles(pixels, width / height)));
  return { width, height, files };
}

/** A logo as it is shown, and icons of it on white: in a dark tab, dark letters would not be seen. */
async function logoFiles(pixels: () => Sharp, ratio: number) {
  const shown = pixels().resize({ ...logoFile, fit: 'inside', withoutEnlargement: true });
  const files = [{ name: logoFile.name as string, bytes: copied(await shown.png().toBuffer()) }];
  const background = '#fff';
  for (const size of iconSizes) {
    // Systems cut an icon to a circle of four fifths of its side (w3.org/TR/appmanifest/#icon-masks), a tab shows all of it.
    const inner = size === 32 ? size : (0.8 * size) / Math.hypot(1, Math.min(ratio, 1 / ratio));
    const margin = Math.ceil((size - inner) / 2);
    const side = size - 2 * margin;
    const icon = pixels()
      .resize({ width: side, height: side, fit: 'contain', background })
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
    files.push({ name: iconFile(size), bytes: copied(await icon.png().toBuffer()) });
  }
  return files;
}

parentPort?.postMessage(
  await filesOf(workerData as PictureTask).catch(
    ({ message }: Error): PictureFiles => ({
      failure: /pixel limit/i.test(message) ? 'too-large' : /out of memory/i.test(message) ? 'too-much' : 'unreadable',
    }),
  ),
);
