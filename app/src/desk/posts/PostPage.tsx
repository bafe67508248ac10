import { Select } from '@agency-site/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { catalogueOf } from '../../domain/catalogue/catalogue.ts';
import type { CatalogueData } from '../../domain/catalogue/schema.ts';
import { post, priceList, project, unpublishPost, unpublishProject } from '../../domain/contract/staff/published.ts';
import { blankPost, postChanges, postLabel, postLimits } from '../../domain/staff/posts.ts';
import { blankProject, projectChanges, projectLabel, projectLimits } from '../../domain/staff/projects.ts';
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
      endpoints={post}
      unpublish={unpublishPost}
      what="post"
      list={['/posts', 'Posts']}
      folder="/blog"
      place="the blog"
      blank={blankPost}
      limits={postLimits}
      label={postLabel}
      changesOf={postChanges}
      fields={({ field, head, address }) => (
        <div className={css.settings}>
          {head}
          <Select
            {...field('topic')}
            placeholder="Choose a topic"
            options={postTopics.map((topic) => ({ value: topic, label: capitalised(topic) }))}
          />
          {address}
          <LimitedField
            {...field('author')}
            limit={postLimits.author.most}
            hint="Who wrote it. Empty for your agency."
          />
          <PictureField {...field('cover')} hint={`${coverHint} A knot without one.`} />
          <MarkdownField hasPictures {...field('text')} limit={postLimits.text.most} />
          <Select {...field('related')} options={offers} hint="With its price, as the price list has it." />
        </div>
      )}
    />
  );
}

/** The editor of a project. */
export const ProjectPage = () => (
  <ArticlePage
    endpoints={project}
    unpublish={unpublishProject}
    what="project"
    list={['/projects', 'Projects']}
    folder="/portfolio"
    place="the portfolio"
    blank={blankProject}
    limits={projectLimits}
    label={projectLabel}
    changesOf={projectChanges}
    fields={({ field, head, address }) => (
      <div className={css.settings}>
        {head}
        {address}
        <LimitedField
          {...field('client')}
          limit={projectLimits.client.most}
          hint="As they agreed to be named: “Byrne’s Bakery, Ennis”, or “a bakery in Clare”."
        />
        <LimitedField {...field('period')} limit={projectLimits.period.most} hint="Spring 2026, six weeks." />
        <LimitedField {...field('built')} limit={projectLimits.built.most} hint="In a few words, below the cover." />
        <LimitedField
          {...field('result')}
          multiline
          rows={2}
          limit={projectLimits.result.most}
          hint="Only what the client can confirm. Empty for none."
        />
        <PictureField {...field('cover')} hint={coverHint} />
        <MarkdownField hasPictures {...field('text')} limit={projectLimits.text.most} />
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
