import { Select } from '@agency-site/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { catalogueOf } from '../../domain/catalogue/catalogue.ts';
import type { CatalogueData } from '../../domain/catalogue/schema.ts';
import { post, priceList, project, unpublishPost, unpublishProject } from '../../domain/contract/staff/published.ts';
import { posts, projects } from '../../domain/staff/articles.ts';
import { postTopics } from '../../domain/text/post.ts';
import { capitalised } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { LimitedField } from '../parts/LimitedField';
import { MarkdownField } from '../parts/MarkdownField';
import { PictureField } from '../parts/PictureDialog';
import * as css from '../published/published.css.ts';
import { ArticlePage } from './ArticlePage';

const coverHint = 'Above the text, in lists and in shared links, cut from its middle.';

/** The editor of a post. */
export function PostPage() {
  const offers = useOffers();
  return (
    <ArticlePage
      article={posts}
      endpoints={post}
      unpublish={unpublishPost}
      list={['/posts', 'Posts']}
      fields={({ field, limited, head, address }) => (
        <div className={css.settings}>
          {head}
          <Select
            {...field('topic')}
            placeholder="Choose a topic"
            options={postTopics.map((topic) => ({ value: topic, label: capitalised(topic) }))}
          />
          {address}
          <LimitedField {...limited('author')} hint="Who wrote it. Empty for your agency." />
          <PictureField {...field('cover')} hint={`${coverHint} A knot without one.`} />
          <MarkdownField hasPictures {...limited('text')} />
          <Select {...field('related')} options={offers} hint="With its price, as the price list has it." />
        </div>
      )}
    />
  );
}

/** The editor of a project. */
export const ProjectPage = () => (
  <ArticlePage
    article={projects}
    endpoints={project}
    unpublish={unpublishProject}
    list={['/projects', 'Projects']}
    fields={({ field, limited, head, address }) => (
      <div className={css.settings}>
        {head}
        {address}
        <LimitedField
          {...limited('client')}
          hint="As they agreed to be named: “Byrne’s Bakery, Ennis”, or “a bakery in Clare”."
        />
        <LimitedField {...limited('period')} hint="Spring 2026, six weeks." />
        <LimitedField {...limited('built')} hint="In a few words, below the cover." />
        <LimitedField
          {...limited('result')}
          multiline
          rows={2}
          hint="Only what the client can confirm. Empty for none."
        />
        <PictureField {...field('cover')} hint={coverHint} />
        <MarkdownField hasPictures {...limited('text')} />
      </div>
    )}
  />
);

/** What can be shown below a post: what the price list sells. */
function useOffers() {
  const { data } = useQuery(queryOf(priceList.get));
  const none = { value: '', label: 'None' };
  if (!data) return [none];
  const { brandPackages, campaignPackages, tiers, trinityOptions } = catalogueOf(data.inForce as CatalogueData);
  const lists = { trinity: trinityOptions, brand: brandPackages, campaign: campaignPackages, tier: tiers };
  return [
    none,
    ...Object.entries(lists).flatMap(([kind, list]) =>
      Object.entries(list).map(([id, { name }]) => ({ value: `${kind}:${id}`, label: name })),
    ),
  ];
}
