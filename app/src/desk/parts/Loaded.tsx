import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section, type SectionProps } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { ApiError } from '../../api/request.ts';
import { wordsOf } from '../deskApi.ts';
import * as page from '../style/page.css.ts';
import { PageHead } from './PageHead';

/** A loading error, with a retry. */
export const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <EmptyState state="failure" onRetry={onRetry}>
    {wordsOf(error)}
  </EmptyState>
);

interface UnloadedProps {
  /** What is being loaded: "the order". */
  what: string;
  /** Why it couldn't be; null while it is loading. */
  error: unknown;
  onRetry: () => unknown;
}

/** The page of an address that leads to nothing. */
export const NotFound = () => (
  <PageHead
    list={['/today', 'Today']}
    title="There is nothing at this address"
    about="It may be mistyped, or what was here was removed."
  />
);

/** What a page shows while its data isn't there: that it is loading, that there is none, or why it failed, with a retry. */
export function Unloaded({ what, error, onRetry }: UnloadedProps) {
  if (!error) return <EmptyState state="loading">Loading {what} …</EmptyState>;
  return error instanceof ApiError && error.status === 404 ? <NotFound /> : <Failure error={error} onRetry={onRetry} />;
}

interface ListSectionProps<Data> extends Pick<SectionProps, 'title' | 'aside' | 'children'> {
  /** What it asks the server. */
  of: { queryKey: readonly unknown[]; queryFn: () => Promise<Data> };
  rows: (data: Data) => readonly ReactNode[];
  /** What it says while there are none. */
  none?: string;
}

/** A part of a page with a list that is loaded on its own, and below it what can be done. */
export function ListSection<Data>({ of, rows, none, children, ...section }: ListSectionProps<Data>) {
  const { data, error, refetch } = useQuery(of);
  const shown = data && rows(data);
  return (
    <Section {...section}>
      {error && !data ? <Failure error={error} onRetry={refetch} /> : null}
      <ul>{shown}</ul>
      {none && shown?.length === 0 ? <p className={`${page.quiet} ${page.below}`}>{none}</p> : null}
      {children}
    </Section>
  );
}

/** A component whose code is loaded on first render. When it can't be loaded, such as after a release, a reload is offered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
}

/** Loads code ahead of its first use, once the browser is idle. An error shows at that use. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  const start = () => void load().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 1_000);
}

function NotLoaded() {
  const error = new ApiError(
    'This page could not be loaded. Please check your connection and try again.',
    0,
    'unreachable',
  );
  return <Unloaded what="the page" error={error} onRetry={() => location.reload()} />;
}
