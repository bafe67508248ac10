import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { catalogueChanges, withValue } from '../../domain/catalogue/editing.ts';
import {
  discardPriceList,
  getPriceList,
  publishPriceList,
  republishPriceList,
  type StaffPriceList,
  savePriceList,
} from '../../domain/contract/staff/catalogue.ts';
import { plural } from '../../domain/words.ts';
import { ask, isOutdated, queryOf, wordsOf } from '../deskApi.ts';
import { ConfirmDialog } from '../parts/ActionForm';
import { usePerformAction } from '../parts/Actions';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { formatMoment } from '../parts/times.ts';
import { useAutosave } from '../parts/useAutosave.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { type Draft, List, Value } from './Fields';
import * as css from './prices.css.ts';
import { sections } from './sections.ts';

const query = queryOf(getPriceList);

/** Prices, packages and their texts: what is in force, and the draft of what comes next. */
export function PricesPage() {
  const { data, error, refetch } = useQuery(query);
  const [readings, setReadings] = useState(0);
  if (!data) return <Unloaded what="the prices" error={error} onRetry={refetch} />;
  const reload = async () => {
    await refetch();
    setReadings((before) => before + 1);
  };
  return <Editor key={readings} list={data} onReload={reload} />;
}

function Editor({ list, onReload }: { list: StaffPriceList; onReload: () => Promise<void> }) {
  const { section: chosen } = useParams();
  const queries = useQueryClient();
  const performAction = usePerformAction();
  const [mayWrite, isOwner] = [useMay('staff'), useMay('owner')];
  const [showsPublish, setShowsPublish] = useState(false);
  const { typed, change, save, isSaved, error, version } = useAutosave(
    list.data,
    list.version,
    async (data, seen, headers) => {
      await ask(savePriceList, { body: { data: { ...data }, version: seen }, headers });
      await queries.invalidateQueries(query);
    },
  );
  const section = sections.find(({ id }) => id === chosen);
  if (!section) return <Navigate to={`/prices/${sections[0]?.id}`} replace />;
  const changes = catalogueChanges(list.inForce, typed);
  const draft: Draft = {
    data: typed,
    problems: list.problems,
    onChange: (path, value) => change(withValue(typed, path, value)),
  };
  const publish = async () => {
    if (await save()) setShowsPublish(true);
  };
  const discard = async () => {
    if (!(await save())) return;
    const done = await performAction({
      endpoint: discardPriceList,
      body: { version: version() },
      done: 'The draft is gone. The prices in force stay as they are.',
    });
    if (done) await onReload();
  };
  const state = isSaved ? 'saved' : 'not saved yet';
  return (
    <>
      <PageHead
        title="Prices"
        about={
          <span role="status">
            {changes.length === 0 ? 'As published' : `${plural(changes.length, 'change')} to publish, ${state}`}
          </span>
        }
      >
        {mayWrite && changes.length > 0 ? (
          <div className={page.actions}>
            <Button tone="plain" onClick={discard}>
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
          </div>
        ) : null}
      </PageHead>
      {error === null ? null : (
        <Alert
          tone="error"
          className={css.notSaved}
          action={isOutdated(error) ? <Button onClick={onReload}>Show theirs</Button> : null}
        >
          {isOutdated(error)
            ? 'Someone else has changed the prices in the meantime, so your changes aren’t saved. They’re still here.'
            : `Not saved. ${wordsOf(error)}`}
        </Alert>
      )}
      <nav aria-label="Parts of the price list" className={css.nav}>
        {sections.map(({ id, title }) => (
          <Link key={id} to={`/prices/${id}`} className={css.navLink} aria-current={id === section.id && 'page'}>
            {title}
          </Link>
        ))}
      </nav>
      <div className={page.stack}>
        <fieldset key={section.id} className={page.stack} disabled={!mayWrite}>
          <legend className={css.about}>{section.about}</legend>
          {section.parts.map((part) => {
            const name = part.title ?? section.title;
            return (
              <Section key={name + ('values' in part ? part.values.join() : part.at.join())} title={name}>
                {'values' in part ? (
                  <div className={css.row}>
                    {part.values.map((path) => (
                      <Value key={path} draft={draft} at={path.split('.')} />
                    ))}
                  </div>
                ) : (
                  <List draft={draft} part={part} />
                )}
              </Section>
            );
          })}
        </fieldset>
        <History list={list} isOwner={isOwner} onPublished={onReload} />
      </div>
      {showsPublish ? (
        <ConfirmDialog
          title={`Publish ${plural(changes.length, 'change')}?`}
          keep="Not yet"
          submit="Publish now"
          tone="primary"
          unavailable={list.problems.length > 0}
          action={{
            endpoint: publishPriceList,
            body: { version: version() },
            done: 'Published. Every page and wizard has it from now on.',
            undoable: true,
          }}
          onDone={onReload}
          onClose={() => setShowsPublish(false)}
        >
          <Alert tone="error">
            {list.problems.length > 0 && (
              <ul>
                {list.problems.map(({ path, message }) => (
                  <li key={path}>{message}</li>
                ))}
              </ul>
            )}
          </Alert>
          <Changes words={changes} />
          {list.warnings.map((warning) => (
            <Alert key={warning} tone="warning">
              {warning}
            </Alert>
          ))}
          <p>
            Orders keep the price that was accepted, and saved quotes theirs until they expire. Everyone else sees the
            new prices within seconds.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** As many changes as a list shows. */
const shown = 12;

const Changes = ({ words }: { words: readonly string[] }) => (
  <ul>
    {words.slice(0, shown).map((change) => (
      <li key={change} className={page.entry}>
        {change}
      </li>
    ))}
    {words.length > shown ? <li className={page.entry}>And {plural(words.length - shown, 'more change')}</li> : null}
  </ul>
);

interface HistoryProps {
  list: StaffPriceList;
  isOwner: boolean;
  onPublished: () => Promise<void>;
}

/** What was published before, each version a press away. */
function History({ list: { history }, isOwner, onPublished }: HistoryProps) {
  const [again, setAgain] = useState<number | null>(null);
  const name = (version: number) => (version === 0 ? 'the prices that the site came with' : `price list ${version}`);
  const back = (version: number) =>
    isOwner ? <Button onClick={() => setAgain(version)}>Publish {name(version)} again …</Button> : null;
  return (
    <Section title="Published">
      {history.length === 0 ? (
        <EmptyState>Nothing yet. The site shows the prices that it came with.</EmptyState>
      ) : (
        <ul>
          {history.map(({ version, author, publishedAt, changes }, at) => (
            <li key={version} className={css.version}>
              <p>
                <span className={page.strong}>Price list {version}</span>
                <span className={page.quiet}>
                  {' '}
                  · {author}, {formatMoment(publishedAt)}
                </span>
              </p>
              <Changes words={changes} />
              {at === 0 ? null : back(version)}
            </li>
          ))}
          <li className={css.version}>{back(0)}</li>
        </ul>
      )}
      {again === null ? null : (
        <ConfirmDialog
          title={`Publish ${name(again)} again?`}
          keep="Leave it"
          submit="Publish it"
          action={{
            endpoint: republishPriceList,
            body: { version: again },
            done: 'Published. Every page and wizard has it from now on.',
            undoable: true,
          }}
          onDone={onPublished}
          onClose={() => setAgain(null)}
        >
          <p>It becomes the newest version. A draft that you are writing stays.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
