import { site } from '../content/site.ts';

/** How the site is called on a home screen. */
export const webManifest = JSON.stringify({
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  lang: 'en-IE',
  start_url: '/',
  display: 'browser',
  background_color: '#fafafd',
  theme_color: '#5a2bd0',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
});
