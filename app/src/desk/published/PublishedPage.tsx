import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { Select } from '@agency-site/ui/Select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { withValue } from '../../domain/catalogue/editing.ts';
import {
  type PublishedEndpoints,
  type PublishedProblem,
  problemInWords,
  type StaffPublished,
} from '../../domain/contract/staff/published.ts';
import { plural } from '../../domain/words.ts';
import { ask, isOutdated, queryOf, wordsOf } from '../deskApi.ts';
import { ConfirmDialog } from '../parts/ActionForm';
import { usePerformAction } from '../parts/Actions';
import { Unloaded } from '../parts/Loaded';
import * as listPage from '../parts/listPage.css.ts';
import { PageHead } from '../parts/PageHead';
import { formatMoment } from '../parts/times.ts';
import { isSame, useAutosave } from '../parts/useAutosave.ts';
import { useMay } from '../session.ts';
import { flush } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './published.css.ts';
import { useWhen } from './useWhen';

/** Above so many parts, one is chosen from a list. */
const maxLinks = 12;

type Written = Readonly<Record<string, unknown>>;

/** What is being written, and how to change a value of it. */
export interface Draft<Data> {
  data: Data;
  problems: readonly PublishedProblem[];
  onChange: (path: readonly string[], value: unknown) => void;
}

/** A part of what is published, with a page of its own. */
export interface PublishedSection {
  id: string;
  title: string;
  about: string;
}

export interface PublishedProps<Data, Section extends PublishedSection> {
  endpoints: PublishedEndpoints;
  /** The title of the page, and what it is about in a sentence: "the prices". */
  title: string | ((data: Data) => string);
  what: string;
  /** The version that nobody published, if it isn't what the site came with: "an empty list". Null for none. */
  first?: string | null;
  /** The name of a version: "Price list". */
  name: string;
  /** Its address: "/prices". */
  path: string;
  sections: readonly Section[];
  /** What differs between two versions, in words. */
  changesOf: (before: Data, after: Data) => readonly string[];
  /** What an owner should know before publishing, now or later. */
  note: string | ((isLater: boolean) => string);
  /** The notice afterwards. */
  done?: string;
  /** Which one of many it is about. */
  params?: Readonly<Record<string, string>>;
  /** The list that it is in: its address and its name. */
  list?: readonly [to: string, name: string];
  /** Whether it can be published at a time to come. */
  schedules?: boolean;
  /** What is said while there is nothing to publish. */
  stateOf?: (stored: StaffPublished<Data>) => string;
  /** What else can be done with it. */
  actions?: (stored: StaffPublished<Data>, onDone: () => Promise<void>) => ReactNode;
  /** The fields of a section. */
  fieldsOf: (section: Section, draft: Draft<Data>, stored: StaffPublished<Data>) => ReactNode;
}

/** An editor of what owners publish: what is in force, and the draft of what comes next. */
export function PublishedPage<Data extends Written, Section extends PublishedSection>(
  props: PublishedProps<Data, Section>,
) {
  const { data, error, refetch } = useQuery(queryFor(props));
  const [readings, setReadings] = useState(0);
  if (!data) return <Unloaded what={props.what} error={error} onRetry={refetch} />;
  const begin = () => setReadings((before) => before + 1);
  const reload = async () => {
    await refetch();
    begin();
  };
  return <Editor key={readings} {...props} stored={data as StaffPublished<Data>} onReload={reload} onStale={begin} />;
}

/** What is published of a kind, or of one of many. */
const queryFor = ({ endpoints: { get }, params }: Pick<PublishedProps<never, never>, 'endpoints' | 'params'>) =>
  params ? queryOf(get, { params } as object) : queryOf(get);

interface EditorProps<Data, Section extends PublishedSection> extends PublishedProps<Data, Section> {
  stored: StaffPublished<Data>;
  onReload: () => Promise<void>;
  /** Begins anew with what is loaded. */
  onStale: () => void;
}

function Editor<Data extends Written, Section extends PublishedSection>(props: EditorProps<Data, Section>) {
  const { endpoints, params = {}, title, what, path, sections, stored: list, onReload, onStale } = props;
  const at = { params };
  const { section: chosen } = useParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const performAction = usePerformAction();
  const [mayWrite, isOwner] = [useMay('staff'), useMay('owner')];
  const [showsPublish, setShowsPublish] = useState(false);
  const [last] = list.history;
  const when = useWhen(last?.waits ? last.publishedAt : undefined);
  const { typed, change, save, isSaved, error, version } = useAutosave(
    list.data,
    list.version,
    async (data, seen, headers) => {
      await ask(endpoints.save, { ...at, body: { data, version: seen }, headers });
      await queries.invalidateQueries(queryFor(props));
    },
  );
  // What someone else saved or published while nothing is unsaved here.
  const isStale = isSaved && !showsPublish && list.version >= version() && !isSame(list.data, typed);
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, onStale]);
  const [only, ...others] = sections;
  const section = sections.find(({ id }) => id === chosen) ?? (others.length === 0 ? only : undefined);
  if (!section) return <Navigate to={`${path}/${sections[0]?.id}`} replace />;
  const changes = props.changesOf(list.inForce, typed);
  const draft: Draft<Data> = {
    data: typed,
    problems: list.problems,
    onChange: (path, value) => change((now) => withValue(now, path, value)),
  };
  const publish = async () => {
    if (await save()) setShowsPublish(true);
  };
  const discard = async () => {
    if (!(await save())) return;
    const done = await performAction({
      endpoint: endpoints.discard,
      ...at,
      body: { version: version() },
      done: 'The draft is gone. What is published stays as it is.',
    });
    if (done) await onReload();
  };
  const state = isSaved ? 'saved' : 'not saved yet';
  return (
    <>
      <PageHead
        {...(props.list && { list: props.list })}
        title={typeof title === 'string' ? title : title(typed)}
        about={
          <span role="status">
            {changes.length === 0
              ? (props.stateOf?.(list) ?? 'As published')
              : `${plural(changes.length, 'change')} to publish, ${state}`}
          </span>
        }
      >
        <div className={page.actions}>
          {props.actions?.(list, onReload)}
          {mayWrite && changes.length > 0 ? (
            <>
              <Button tone="plain" className={flush} onClick={discard}>
                Discard
              </Button>
              {list.preview && isSaved ? (
                <Button href={list.preview} target="_blank">
                  Preview
                </Button>
              ) : null}
              {isOwner ? (
                <Button tone="primary" onClick={publish}>
                  Publish …
                </Button>
              ) : null}
            </>
          ) : null}
        </div>
      </PageHead>
      {error === null ? null : (
        <Alert
          tone="error"
          className={css.notSaved}
          action={isOutdated(error) ? <Button onClick={onReload}>Show theirs</Button> : null}
        >
          {isOutdated(error)
            ? `Someone else has changed ${what} in the meantime, so your changes aren’t saved. They’re still here.`
            : `Not saved. ${wordsOf(error)}`}
        </Alert>
      )}
      {sections.length > maxLinks ? (
        <Select
          className={css.choice}
          label="Page"
          options={sections.map((each) => ({ value: each.id, label: each.title }))}
          value={section.id}
          onValueChange={(id) => navigate(`${path}/${id}`)}
        />
      ) : sections.length === 1 ? null : (
        <nav aria-label={`Parts of ${what}`} className={listPage.views}>
          {sections.map((each) => (
            <Link
              key={each.id}
              to={`${path}/${each.id}`}
              className={listPage.view}
              aria-current={each.id === section.id && 'page'}
            >
              {each.title}
            </Link>
          ))}
        </nav>
      )}
      <div className={page.stack}>
        <fieldset key={section.id} className={page.stack} disabled={!mayWrite}>
          <legend className={css.about}>{section.about}</legend>
          {props.fieldsOf(section, draft, list)}
        </fieldset>
        <History {...props} list={list} isOwner={isOwner} />
      </div>
      {showsPublish ? (
        <ConfirmDialog
          title={`Publish ${plural(changes.length, 'change')}?`}
          keep="Not yet"
          submit={when.submit}
          unavailable={list.problems.length > 0 || when.isIncomplete}
          action={{
            endpoint: endpoints.publish,
            ...at,
            body: { version: version(), ...when.body },
            done: when.done ?? props.done ?? published,
            undoable: true,
          }}
          onDone={onReload}
          onClose={() => setShowsPublish(false)}
        >
          <div className={css.confirm}>
            <Alert tone="error">
              {list.problems.length > 0 && (
                <ul>
                  {list.problems.map((problem) => (
                    <li key={problem.path}>{problemInWords(problem)}</li>
                  ))}
                </ul>
              )}
            </Alert>
            <Changes words={changes} isWhole />
            {list.warnings.map((warning) => (
              <Alert key={warning} tone="warning">
                {warning}
              </Alert>
            ))}
            {props.schedules ? when.fields : null}
            <p>{typeof props.note === 'string' ? props.note : props.note(when.isLater)}</p>
          </div>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const published = 'Published. Every page and wizard has it from now on.';

/** As many changes as a list shows. */
const shown = 12;

interface ChangesProps {
  words: readonly string[];
  /** However many they are: before they are published. */
  isWhole?: boolean;
}

const Changes = ({ words, isWhole = false }: ChangesProps) => {
  const left = isWhole ? 0 : words.length - shown;
  return (
    <ul>
      {words.slice(0, isWhole ? undefined : shown).map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same
        <li key={index} className={page.entry}>
          {change}
        </li>
      ))}
      {left > 0 ? <li className={page.entry}>And {plural(left, 'more change')}</li> : null}
    </ul>
  );
};

interface HistoryProps
  extends Pick<
    PublishedProps<never, never>,
    'endpoints' | 'params' | 'what' | 'first' | 'name' | 'schedules' | 'done'
  > {
  onReload: () => Promise<void>;
  list: Pick<StaffPublished<unknown>, 'history' | 'firstAgain'>;
  isOwner: boolean;
}

/** What was published before, each version a press away. */
function History(props: HistoryProps) {
  const { endpoints, params = {}, what, first = `${what} that the site came with`, name, schedules, isOwner } = props;
  const { history, firstAgain } = props.list;
  const when = useWhen();
  const [again, setAgain] = useState<number | null>(null);
  const nameOf = (version: number) => (version === 0 ? first : `${name.toLowerCase()} ${version}`);
  const back = (version: number) =>
    isOwner ? <Button onClick={() => setAgain(version)}>Publish {nameOf(version)} again …</Button> : null;
  return (
    <Section title="Published">
      {history.length === 0 ? (
        <EmptyState>
          Nothing is published yet{props.first === undefined ? `, so the site shows ${what} that it came with` : ''}.
          What you write is on the site once {isOwner ? 'you choose “Publish …”' : 'an owner publishes it'}.
        </EmptyState>
      ) : (
        <ul>
          {history.map(({ version, author, publishedAt, waits, replaced, changes }, at) => (
            <li key={version} className={css.version}>
              <p>
                <span className={page.strong}>
                  {name} {version}
                </span>
                <span className={page.quiet}>
                  {' '}
                  · {author}, {waits ? 'waits for ' : replaced ? 'replaced before ' : ''}
                  {formatMoment(publishedAt)}
                </span>
              </p>
              <Changes words={changes} />
              {at === 0 && !waits ? null : back(version)}
            </li>
          ))}
          {first === null ? null : <li className={css.version}>{back(0)}</li>}
        </ul>
      )}
      {again === null ? null : (
        <ConfirmDialog
          title={`Publish ${nameOf(again)} again?`}
          keep="Leave it"
          submit={schedules ? when.submit : 'Publish it'}
          unavailable={when.isIncomplete}
          action={{
            endpoint: endpoints.republish,
            ...{ params },
            body: { version: again, ...when.body },
            done: when.done ?? props.done ?? published,
            undoable: true,
          }}
          onDone={props.onReload}
          onClose={() => setAgain(null)}
        >
          <div className={css.confirm}>
            <Changes
              words={again === 0 ? firstAgain : (history.find(({ version }) => version === again)?.again ?? [])}
              isWhole
            />
            {schedules ? when.fields : null}
            <p>It becomes the newest version. A draft that you are writing stays.</p>
          </div>
        </ConfirmDialog>
      )}
    </Section>
  );
}
