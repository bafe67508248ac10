import type { UploadedPicture } from './text/uploadedPicture.ts';

/** The file of a logo that pages and documents show, in pixels: three times as large as they show it at most. */
export const logoFile = { name: 'logo.png', width: 540, height: 96 } as const;

/** The knot with so many of its three strands filled, for e-mails: its file, and its size there in CSS pixels. */
export const knotPicture = (filled: number) => ({ src: `/mail/knot-${filled}.png`, width: 31, height: 28 }) as const;

/** A logo as pages show it, in CSS pixels. */
export interface OwnLogo {
  src: string;
  /** The name of the agency, if the logo contains it; otherwise empty, as the name is beside it. */
  alt: string;
  width: number;
  height: number;
}

/** The sides of the icons of a site, in pixels: of a tab, of a home screen in iOS, and in the web manifest. */
export const iconSizes = [32, 180, 192, 512] as const;
export type Icons = Readonly<Record<(typeof iconSizes)[number], string>>;

/** Those that the site came with. */
const builtIcons: Icons = {
  32: '/favicon.ico',
  180: '/apple-touch-icon.png',
  192: '/icon-192.png',
  512: '/icon-512.png',
};
export const iconFile = (size: number): string => `icon-${size}.png`;

/** The logo and the icons of a site. @param picture the agency's own; null for those that the site came with */
export function logoOf(picture: UploadedPicture | null, name: string): { logo?: OwnLogo; icons: Icons } {
  if (!picture) return { icons: builtIcons };
  const { hash, width, height } = picture;
  // A wide one contains the name. Any other is as high as the knot, which it replaces.
  const isWordmark = width >= 2 * height;
  const scale = isWordmark ? Math.min(32 / height, 180 / width) : 27 / height;
  const at = (file: string) => `/pictures/${hash}-${file}`;
  return {
    logo: {
      src: at(logoFile.name),
      alt: isWordmark ? name : '',
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    },
    icons: Object.fromEntries(iconSizes.map((size) => [size, at(iconFile(size))])) as Icons,
  };
}
