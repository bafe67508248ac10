import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { commentOf, entries } from './library/source.ts';

/** The description of a component is the first sentence of its comment. */
const summaryOf = (title: unknown) => {
  const entry = entries.get(String(title));
  return entry && { description: commentOf(entry).about };
};

const { load } = docsLoader();

export const collections = {
  docs: defineCollection({
    loader: {
      name: 'texts',
      load: (context) =>
        load({
          ...context,
          parseData: (page) => context.parseData({ ...page, data: { ...summaryOf(page.data.title), ...page.data } }),
        }),
    },
    schema: docsSchema(),
  }),
};
