import type { Picture } from './post.ts';

/** Above these, a file isn't taken: its bytes, and its pixels once it is unpacked. */
export const uploadLimits = { megabytes: 15, megapixels: 50 } as const;

/** The longest side of a photo as the desk sends it, in pixels: sites show less, and a phone’s own would take minutes over its network. */
export const sentSide = 2400;

/** What to do about a picture that is too large. */
export const saveSmaller = `Save it smaller, ${sentSide.toLocaleString('en-IE')} pixels wide for example`;

export const tooManyMegabytes = `This picture has more than ${uploadLimits.megabytes} MB. ${saveSmaller}.`;

/** The widest file of a picture, in pixels, and the smaller ones that a phone loads instead. */
export const widestFile = 1600;
const smallerFiles = [480, 960];

/** The size for shared links, cut from the middle, in pixels. */
export const sharedSize = { width: 1200, height: 630 } as const;

/** The widths of the files of a picture, in pixels. @param width of the largest one */
export const fileWidths = (width: number): number[] => [...smallerFiles.filter((smaller) => smaller < width), width];

/** A picture that an owner has uploaded. */
export interface UploadedPicture {
  /** Of what was uploaded, 24 hexadecimal digits. */
  hash: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
}

/** Its address in texts: "/pictures/0123456789abcdef01234567-1600x1067". Its files have addresses of their own. */
export const addressOf = ({ hash, width, height }: UploadedPicture): string => `/pictures/${hash}-${width}x${height}`;

const address = /^\/pictures\/([0-9a-f]{24})-(\d{1,4})x(\d{1,5})$/;
/** A picture by its address in a text; null for any other address. */
export function uploadedAt(href: string): UploadedPicture | null {
  const [, hash, width, height] = address.exec(href) ?? [];
  return hash === undefined ? null : { hash, width: Number(width), height: Number(height) };
}

/** Every picture that a text or a document names. */
export const uploadedIn = (text: string): UploadedPicture[] =>
  (text.match(/\/pictures\/[0-9a-f]{24}-\d{1,4}x\d{1,5}(?!\d)/g) ?? []).flatMap((href) => uploadedAt(href) ?? []);

/** A picture as pages show it. @param alt what can be seen; empty for a decoration */
export function shownPicture({ hash, width, height }: UploadedPicture, alt: string): Picture {
  const files = (format: string) =>
    fileWidths(width).map((each) => ({ src: `/pictures/${hash}-${each}.${format}`, width: each }));
  return {
    alt,
    width,
    height,
    src: `/pictures/${hash}-${width}.webp`,
    sources: ['avif', 'webp'].map((format) => ({ type: `image/${format}`, files: files(format) })),
    shared: `/pictures/${hash}-shared.jpg`,
  };
}

/** A picture in Markdown: `![alt](address "caption")`. */
export function pictureMarkdown(href: string, alt: string, caption = ''): string {
  // A backslash would escape what follows, and so would each language in its own way.
  const line = (text: string) => text.replace(/[\s\\]+/g, ' ').trim();
  const [said, below] = [line(alt).replace(/[[\]]/g, '\\$&'), line(caption).replaceAll('"', '\\"')];
  return `![${said}](${href}${below && ` "${below}"`})`;
}

/** A picture that stands alone, as the desk writes it in a field; null for anything else. */
export function pictureIn(markdown: string): Picture | null {
  const [, alt = '', href = ''] = /^!\[((?:[^[\]\\]|\\.)*)\]\((\S+?)\)$/.exec(markdown.trim()) ?? [];
  const uploaded = uploadedAt(href);
  return uploaded && shownPicture(uploaded, alt.replace(/\\(.)/g, '$1'));
}
