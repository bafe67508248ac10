import type { UploadedPicture } from './text/uploadedPicture.ts';

/** A logo's file for pages and documents, in pixels: three times the largest size it's shown at. */
export const logoFile = { name: 'logo.png', width: 540, height: 96 } as const;

/** The knot for e-mails, with this many of its three strands filled: file, and size in CSS pixels. */
export const knotPicture = (filled: number) => ({ src: `/mail/knot-${filled}.png`, width: 31, height: 28 }) as const;

/** The agency's own logo as pages show it, in CSS pixels. */
export interface AgencyLogo {
  src: string;
  /** The name of the agency, if the logo contains it; otherwise empty, as the name is beside it. */
  alt: string;
  width: number;
  height: number;
}

/** The icons of a site by their width in pixels: tab (32), iOS home screen (180), web manifest (192, 512). */
export const iconSizes = [32, 180, 192, 512] as const;
export type Icons = Readonly<Record<(typeof iconSizes)[number], string>>;

/** The built-in ones. */
const builtIcons: Icons = {
  32: '/favicon.ico',
  180: '/apple-touch-icon.png',
  192: '/icon-192.png',
  512: '/icon-512.png',
};
export const iconFile = (size: number): string => `icon-${size}.png`;

/** The logo and the icons of a site. @param picture the agency's own; null for the built-in one */
export function brandingOf(picture: UploadedPicture | null, name: string): { logo?: AgencyLogo; icons: Icons } {
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
