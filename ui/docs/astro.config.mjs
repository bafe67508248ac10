import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import starlightLinksValidator from 'starlight-links-validator';
import { targets } from '../browsers.ts';
import { contents } from './src/contents.ts';
import { llms } from './src/llms.ts';
import { texts } from './src/texts.ts';

/** Where the site is served: "/ui/", for instance. */
const base = (process.env.BASE_PATH ?? '/').replace(/\/?$/, '/');

export default defineConfig({
  base,
  image: { service: passthroughImageService() },
  integrations: [
    react(),
    starlight({
      title: '@agency-site/ui',
      logo: { src: './public/mark.svg', alt: '' },
      favicon: '/mark.svg',
      customCss: ['./src/brand.css', '@agency-site/ui/styles.css', '@fontsource-variable/instrument-sans'],
      components: { PageTitle: './src/components/PageTitle.astro', Footer: './src/components/Footer.astro' },
      sidebar: contents,
      plugins: [starlightLinksValidator({ errorOnRelativeLinks: false, exclude: [`${base}examples/**`] })],
    }),
    llms,
  ],
  vite: {
    plugins: [texts(base)],
    // Astro's own modules have directives that the bundler would warn of.
    build: { cssTarget: targets, rolldownOptions: { checks: { moduleLevelDirective: false } } },
  },
});
