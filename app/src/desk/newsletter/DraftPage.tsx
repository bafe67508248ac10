import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { getDraft } from '../../domain/contract/staff/newsletter.ts';
import { queryOf } from '../deskApi.ts';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { Editor } from './Editor';
import { IssueRow, pollWhileSending } from './IssueRow';
import * as css from './newsletter.css.ts';
import { Preview } from './Preview';

/** One issue of the newsletter: the editor for a draft, the results once it is sent. */
export function DraftPage() {
  const { id = '' } = useParams();
  const may = useMay('staff');
  const [readings, setReadings] = useState(0);
  const { data, error, refetch } = useQuery({
    ...queryOf(getDraft, { params: { id } }),
    refetchInterval: ({ state }) => pollWhileSending([state.data?.issue ?? null]),
  });
  if (!data) return <Unloaded what="the draft" error={error} onRetry={refetch} />;
  const reload = async () => {
    await refetch();
    setReadings((before) => before + 1);
  };
  if (data.issue === null && may) return <Editor key={`${id} ${readings}`} draft={data} onReload={reload} />;
  return (
    <>
      <PageHead
        list={['/newsletter', 'Newsletter']}
        title={data.subject || 'No subject'}
        about={`Written by ${data.author}`}
      />
      <div className={css.writing}>
        <div className={page.stack}>
          {data.issue === null ? null : (
            <Section title="Delivery">
              <IssueRow issue={data.issue} />
            </Section>
          )}
          <Section title="Text, in Markdown">
            <p className={page.prose}>{data.text}</p>
          </Section>
        </div>
        <Section title="Preview">
          <Preview draft={data} />
        </Section>
      </div>
    </>
  );
}
