import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { TextField } from '@agency-site/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { type BuiltPage, listBuiltPages, pageTexts } from '../../domain/contract/staff/published.ts';
import { type PageTexts, textChanges } from '../../domain/staff/pageTexts.ts';
import { headingId } from '../../domain/text/headingId.ts';
import { queryOf } from '../deskApi.ts';
import { Unloaded } from '../parts/Loaded';
import { flush } from '../style/controls.css.ts';
import { type Draft, PublishedPage } from './PublishedPage';
import * as css from './published.css.ts';

/** Headlines, introductions, questions and answers of pages. */
export function TextsPage() {
  const { data: pages, error, refetch } = useQuery(queryOf(listBuiltPages));
  if (!pages) return <Unloaded what="the texts" error={error} onRetry={refetch} />;
  if (pages.length === 0) return <EmptyState>This server has no built pages.</EmptyState>;
  const sections = pages.map((page) => ({
    id: headingId(page.path === '/' ? 'home' : page.path),
    title: page.title,
    about: `${page.path === '/' ? '' : `The page ${page.path}. `}A field left empty shows the built text. In introductions and answers, [text](address) is a link and **text** is bold.`,
    page,
  }));
  return (
    <PublishedPage
      endpoints={pageTexts}
      title="Texts"
      what="the texts"
      name="Texts"
      path="/texts"
      sections={sections}
      changesOf={textChanges}
      note="Pages, their previews in search engines and the questions in structured data say so from now on."
      fieldsOf={({ page }, draft) => (
        <Section title={page.title}>
          <div className={css.settings}>
            {page.texts.map((text) => (
              <Text key={text.name} path={page.path} text={text} draft={draft} />
            ))}
          </div>
        </Section>
      )}
    />
  );
}

interface TextProps {
  path: string;
  text: BuiltPage['texts'][number];
  draft: Draft<PageTexts>;
}

function Text({ path, text: { name, label, text, fixed }, draft }: TextProps) {
  const lines = /^(lead|answer:)/.test(name) ? ({ multiline: true, rows: 3 } as const) : {};
  if (fixed !== null) return <TextField {...lines} label={label} value={text} hint={fixed} readOnly />;
  const value = draft.data[path]?.[name] ?? '';
  const change = (typed: string) => draft.onChange([path, name], typed);
  const problem = draft.problems.find((each) => each.path === `${path} ${name}`);
  return (
    <div>
      <TextField
        {...lines}
        label={label}
        hint={`Built text: ${text}`}
        error={problem?.message}
        value={value}
        onValueChange={change}
      />
      {value === '' ? (
        <Button
          tone="plain"
          className={flush}
          onClick={() => change(text)}
          aria-label={`Change the built text: ${label}`}
        >
          Change the built text
        </Button>
      ) : null}
    </div>
  );
}
