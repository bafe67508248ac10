import { Select } from '@agency-site/ui/Select';
import { TextField } from '@agency-site/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { catalogueOf } from '../../domain/catalogue/catalogue.ts';
import type { CatalogueData } from '../../domain/catalogue/schema.ts';
import { post, priceList, type StaffPublished, unpublishPost } from '../../domain/contract/staff/published.ts';
import { blankPost, postChanges, postLabel, postLimits, type WrittenPost } from '../../domain/staff/posts.ts';
import { headingId } from '../../domain/text/headingId.ts';
import { postTopics } from '../../domain/text/post.ts';
import { capitalised } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { ActionButton } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { MarkdownField } from '../parts/MarkdownField';
import { PictureField } from '../parts/PictureDialog';
import { formatMoment } from '../parts/times.ts';
import { type Draft, PublishedPage } from '../published/PublishedPage';
import * as css from '../published/published.css.ts';

const sections = [
  {
    id: 'post',
    title: 'Post',
    about:
      'In the text, ## begins a heading, [words](address) is a link, **words** are bold, and a paragraph that is all bold is a pull quote. Nothing is public until it is published.',
  },
];

/** The editor of a post. Its key is new for a new post, which is stored with the first words. */
export function PostPage() {
  const { key = '' } = useParams();
  return <OnePost key={key} id={key} />;
}

function OnePost({ id }: { id: string }) {
  const offers = useOffers();
  const params = { key: id };
  return (
    <PublishedPage<WrittenPost, (typeof sections)[number]>
      endpoints={post}
      params={params}
      schedules
      title={({ title }) => title.trim() || 'New post'}
      list={['/posts', 'Posts']}
      what="this post"
      first={null}
      name="Version"
      path={`/posts/${id}`}
      sections={sections}
      // Publishing shows it, also one that was taken off.
      changesOf={(before, after) => postChanges(before, { ...after, isShown: before.isShown })}
      stateOf={stateOf}
      note={(isLater) =>
        `Readers see it in the blog ${isLater ? 'from then on' : 'within seconds'}. Its address stays the same once they do.`
      }
      done="Published. The blog shows it within seconds."
      actions={({ inForce, history }, onDone) =>
        inForce.isShown ? (
          <ActionButton
            tone="danger"
            action={{
              endpoint: unpublishPost,
              params,
              body: { version: history[0]?.version ?? 0 },
              done: 'It isn’t on the site any more. Its text and its versions stay here.',
              undoable: true,
            }}
            onDone={onDone}
          >
            Unpublish
          </ActionButton>
        ) : null
      }
      fieldsOf={(_, draft, { history }) => (
        <Fields
          draft={draft}
          wasPublished={history.some(({ waits, replaced }) => !waits && !replaced)}
          offers={offers}
        />
      )}
    />
  );
}

/** Where a post is, in words. */
function stateOf({ inForce, history: [last] }: StaffPublished<WrittenPost>): string {
  if (!last) return 'Nothing to publish yet';
  if (last.waits)
    return `${inForce.isShown && last.version > 1 ? 'A new version is to' : 'To'} be published on ${formatMoment(last.publishedAt)}`;
  return inForce.isShown ? `On the site since ${formatMoment(last.publishedAt)}` : 'Not on the site';
}

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

interface FieldsProps {
  draft: Draft<WrittenPost>;
  /** Then the address stays. */
  wasPublished: boolean;
  offers: ReturnType<typeof useOffers>;
}

function Fields({ draft: { data, problems, onChange }, wasPublished, offers }: FieldsProps) {
  const value = { ...blankPost, ...data };
  const field = (name: Exclude<keyof WrittenPost, 'isShown'>) => ({
    label: postLabel(name),
    value: value[name],
    // What is still empty isn't wrong yet: before publishing, all of it is said.
    error: value[name] === '' ? undefined : problems.find(({ path }) => path === name)?.message,
    onValueChange: (text: string) => onChange([name], text),
  });
  const changeTitle = (title: string) => {
    const follows = !wasPublished && value.address === headingId(value.title);
    onChange([], { ...value, title, address: follows ? headingId(title) : value.address });
  };
  const { length } = value.description;
  return (
    <div className={css.settings}>
      <LimitedField {...field('title')} limit={postLimits.title.most} onValueChange={changeTitle} />
      <LimitedField
        {...field('description')}
        multiline
        rows={3}
        limit={postLimits.description.most}
        hint={`A sentence or two for lists and search engines: ${postLimits.description.least} to ${postLimits.description.most} characters, now ${length}.`}
      />
      <Select
        {...field('topic')}
        placeholder="Choose a topic"
        options={postTopics.map((topic) => ({ value: topic, label: capitalised(topic) }))}
      />
      <TextField
        {...field('address')}
        hint={
          wasPublished
            ? `/blog/${value.address}. Readers have links to it, so it stays.`
            : `/blog/${value.address || '…'}. Once the post is published, it stays.`
        }
        readOnly={wasPublished}
      />
      <LimitedField {...field('author')} limit={postLimits.author.most} hint="Who wrote it. Empty for your agency." />
      <PictureField
        {...field('cover')}
        hint="Above the text, in the blog and in shared links, cut from its middle. A knot without one."
      />
      <MarkdownField hasPictures {...field('text')} limit={postLimits.text.most} />
      <Select {...field('related')} options={offers} hint="With its price, as the price list has it." />
    </div>
  );
}
