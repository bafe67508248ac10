import { lazy } from 'react';
import { ownQuestions } from '../../content/ownTexts.ts';
import type { PageContent, Section as SectionContent } from '../../content/page.ts';
import { formatDate } from '../../domain/dates.ts';
import { plain, type Words } from '../../domain/text/blocks.ts';
import { headingId } from '../../domain/text/headingId.ts';
import { PageMeta } from '../../shell/PageMeta';
import { Contents } from './Contents';
import { Figure } from './Figure';
import { Hero } from './Hero';
import { facts } from './Hero.css';
import { pictogramOf } from './pictogramOf.ts';
import { Section } from './Section';
import * as css from './Section.css';
import { Spans } from './Spans';
import { Action } from './sections/Action';
import { Questions } from './sections/Questions';

// Only some pages have these sections, and load their styles: see `sectionFile` in `src/routes.ts`.
const Comparison = lazy(async () => ({ default: (await import('./sections/Comparison')).Comparison }));
const Contact = lazy(async () => ({ default: (await import('./sections/Contact')).Contact }));
const List = lazy(async () => ({ default: (await import('./sections/List')).List }));
const Pages = lazy(async () => ({ default: (await import('./sections/Pages')).Pages }));
const People = lazy(async () => ({ default: (await import('./sections/People')).People }));
const Prices = lazy(async () => ({ default: (await import('./sections/Prices')).Prices }));
const Statement = lazy(async () => ({ default: (await import('./sections/Statement')).Statement }));
const Steps = lazy(async () => ({ default: (await import('./sections/Steps')).Steps }));

/** A text page: a service, a system, about the agency. */
export function View({ path, text: { page } }: { path: string; text: { page: PageContent } }) {
  const { kind, title, description, figure, figureBelow, sections, updated, since } = page;
  return (
    <>
      <PageMeta title={title} description={description} />
      <Hero
        path={path}
        page={page}
        figure={figure ? <Figure name={figure} /> : kind === 'legal' ? <PageContents of={sections} /> : undefined}
        below={figureBelow && <Figure name={figureBelow} />}
      >
        {updated !== undefined && (
          <p className={facts}>
            <span>
              Last changed <time dateTime={updated}>{formatDate(updated)}</time>
            </span>
          </p>
        )}
        {since !== undefined && (
          <p className={facts}>
            <span>In force since {since}</span>
          </p>
        )}
      </Hero>
      {sections.map((section) => (
        <Part key={section.title} path={path} page={page} section={section} />
      ))}
    </>
  );
}

/** Links to the sections of a page of law; its last is no part of the text. */
const PageContents = ({ of }: { of: readonly SectionContent[] }) => (
  <Contents of={of.slice(0, -1).map(({ title }) => ({ id: headingId(title), text: title }))} />
);

/** Sections with the content below the title, as wide as the page. */
const wideKinds: ReadonlySet<SectionContent['kind']> = new Set(['figure', 'people', 'comparison', 'steps']);

interface PartProps<Kind extends SectionContent['kind']> {
  path: string;
  page: PageContent;
  section: Extract<SectionContent, { kind: Kind }>;
}

function Part({ path, page, section }: PartProps<SectionContent['kind']>) {
  const { title, lead } = section;
  const id = headingId(title);
  if (section.kind === 'action') {
    return <Action id={id} pictogram={page.sells && pictogramOf(page.sells.offers)} {...section} />;
  }
  if (section.kind === 'statement') return <Statement id={id} {...section} />;
  return (
    <Section
      id={id}
      title={title}
      lead={lead}
      isWide={wideKinds.has(section.kind)}
      isTinted={section.kind === 'comparison' || (section.kind === 'figure' && section.isTinted)}
      figure={section.kind === 'prices' && section.figure && <Figure name={section.figure} />}
      below={
        section.kind === 'prices' && section.packages && <Prices of={section.packages} note={section.note} isPair />
      }
    >
      <Content path={path} page={page} section={section} />
    </Section>
  );
}

const Paragraph = ({ words }: { words: Words }) => (
  <p className={plain(words).includes('\n') ? css.lines : undefined}>
    <Spans words={words} />
  </p>
);

function Content({ path, page, section }: PartProps<Exclude<SectionContent['kind'], 'action' | 'statement'>>) {
  switch (section.kind) {
    case 'prose':
      return (
        <div className={css.prose}>
          {section.text.map((words) => (
            <Paragraph key={plain(words)} words={words} />
          ))}
        </div>
      );
    case 'people':
      return <People />;
    case 'contact':
      return <Contact />;
    case 'figure':
      return <Figure name={section.figure} notes={section.items} />;
    case 'list':
      return <List {...section} />;
    case 'steps':
      return <Steps items={Object.entries(section.items).map(([title, text]) => ({ title, text }))} />;
    case 'prices':
      return section.packages ? <Prices of={section.of} areParts /> : <Prices of={section.of} note={section.note} />;
    case 'comparison':
      return <Comparison {...section} />;
    case 'pages':
      return <Pages items={section.items} />;
    case 'questions':
      return <Questions items={ownQuestions(path, Object.entries(section.items), page.kind)} />;
  }
}
