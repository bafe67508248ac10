import { TextField } from '@agency-site/ui/TextField';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import {
  type PublishedEndpoints,
  type StaffPublished,
  unpublishPost,
  type unpublishProject,
} from '../../domain/contract/staff/published.ts';
import { type Article, articleChanges, type PartOf, type WrittenArticle } from '../../domain/staff/articles.ts';
import { headingId } from '../../domain/text/headingId.ts';
import { capitalised } from '../../domain/words.ts';
import { ActionButton } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { formatMoment } from '../parts/times.ts';
import { type Draft, PublishedPage } from '../published/PublishedPage';

const about =
  'In the text, ## begins a heading, [words](address) is a link, **words** are bold, and a paragraph that is all bold is a pull quote. Nothing is public until it is published.';

interface FieldProps {
  label: string;
  value: string;
  error: string | undefined;
  required: boolean;
  onValueChange: (text: string) => void;
}

/** What is being written, with the props of its fields. */
export interface ArticleFields<Written> {
  field: (name: PartOf<Written>) => FieldProps;
  /** The same for a text of a limited length. */
  limited: (name: PartOf<Written>) => FieldProps & { limit: number };
  /** Title and description, and the address, which follows the title until readers know it. */
  head: ReactNode;
  address: ReactNode;
}

interface ArticlePageProps<Written> {
  article: Article<Written>;
  endpoints: PublishedEndpoints;
  unpublish: typeof unpublishPost | typeof unpublishProject;
  /** Its list on the desk: "/posts" and "Posts". */
  list: readonly [to: string, name: string];
  fields: (fields: ArticleFields<Written>) => ReactNode;
}

/** Whether it can be the key of a post or a project. */
const isKey = (key: string) => unpublishPost.params.safeParse({ key }).success;

/** The editor of a post or a project. Its key is new for a new one, which is stored with the first words. */
export function ArticlePage<Written extends WrittenArticle>(props: ArticlePageProps<Written>) {
  const { key = '' } = useParams();
  const [to] = props.list;
  if (key === 'new') return <Navigate to={`${to}/${crypto.randomUUID()}`} replace />;
  if (!isKey(key)) return <Navigate to={to} replace />;
  return <One key={key} id={key} {...props} />;
}

function One<Written extends WrittenArticle>({ id, ...props }: ArticlePageProps<Written> & { id: string }) {
  const { article, endpoints, unpublish, list } = props;
  const { what, place } = article;
  const params = { key: id };
  return (
    <PublishedPage<Written, { id: string; title: string; about: string }>
      endpoints={endpoints}
      params={params}
      schedules
      title={({ title }) => title.trim() || `New ${what}`}
      list={list}
      what={`this ${what}`}
      first={null}
      name="Version"
      path={`${list[0]}/${id}`}
      sections={[{ id: what, title: what, about }]}
      // Publishing shows it, also one that was taken off.
      changesOf={(before, after) => articleChanges(article, before, { ...after, isShown: before.isShown })}
      stateOf={stateOf}
      note={(isLater) =>
        `Readers see it in ${place} ${isLater ? 'from then on' : 'within seconds'}. Its address stays the same once they do.`
      }
      done={`Published. ${capitalised(place)} shows it within seconds.`}
      actions={({ inForce, history }, onDone) =>
        inForce.isShown ? (
          <ActionButton
            tone="danger"
            action={{
              endpoint: unpublish as typeof unpublishPost,
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
      fieldsOf={(_, draft, { shown }) => props.fields(fieldsOf(article, draft, shown !== 'never'))}
    />
  );
}

/** Where an article is, in words. */
function stateOf({ inForce, shown, history: [last] }: StaffPublished<WrittenArticle>): string {
  if (!last) return 'Nothing to publish yet';
  if (last.waits)
    return `${shown === 'now' ? 'A new version is to' : 'To'} be published on ${formatMoment(last.publishedAt)}`;
  return inForce.isShown ? `On the site since ${formatMoment(last.publishedAt)}` : 'Not on the site';
}

/** @param wasPublished then its address stays */
function fieldsOf<Written extends WrittenArticle>(
  { what, folder, parts, blank }: Article<Written>,
  { data, problems, onChange }: Draft<Written>,
  wasPublished: boolean,
): ArticleFields<Written> {
  const value = { ...blank, ...data };
  const field: ArticleFields<Written>['field'] = (name) => ({
    label: parts[name].label,
    value: String(value[name]),
    required: !parts[name].isOptional,
    // What is still empty isn't wrong yet: before publishing, all of it is said.
    error: value[name] === '' ? undefined : problems.find(({ path }) => path === name)?.message,
    onValueChange: (text) => onChange([name], text),
  });
  const limited: ArticleFields<Written>['limited'] = (name) => ({
    ...field(name),
    limit: parts[name].most ?? Number.POSITIVE_INFINITY,
  });
  const changeTitle = (title: string) => {
    const follows = !wasPublished && value.address === headingId(value.title);
    onChange([], { ...value, title, address: follows ? headingId(title) : value.address });
  };
  const { least, most } = parts.description;
  return {
    field,
    limited,
    head: (
      <>
        <LimitedField {...limited('title')} onValueChange={changeTitle} />
        <LimitedField
          {...limited('description')}
          multiline
          rows={3}
          hint={`A sentence or two for lists and search engines: ${least} to ${most} characters, now ${value.description.length}.`}
        />
      </>
    ),
    address: (
      <TextField
        {...field('address')}
        hint={
          wasPublished
            ? `${folder}/${value.address}. Readers have links to it, so it stays.`
            : `${folder}/${value.address || '…'}. Once the ${what} is published, it stays.`
        }
        readOnly={wasPublished}
      />
    ),
  };
}
