import type { DataTableColumn } from '@agency-site/ui/DataTable';
import type { AnswerOf } from '../../domain/contract/endpoint.ts';
import { listLog } from '../../domain/contract/staff/log.ts';
import { fine, when } from '../parts/columns';
import { ListTable } from '../parts/List';
import { PageHead } from '../parts/PageHead';
import { useList } from '../parts/useList.ts';

type Entry = AnswerOf<typeof listLog>['rows'][number];

const columns: readonly DataTableColumn<Entry>[] = [
  { id: 'what', header: 'What', cell: ({ what }) => what },
  fine('Who', ({ who }) => who, { width: 'l', stacked: 'plain' }),
  when(({ at }) => at),
];

/** The log: changes by the team, by API clients, and by customers through a call’s link. It can’t be changed. */
export function LogPage() {
  const list = useList({ what: 'log', endpoint: listLog });
  return (
    <>
      <PageHead title="Log" about="Who did what, the latest first. Kept for two years." />
      <ListTable list={list} columns={columns} rowKey={({ id }) => id} empty="Nothing has been done yet." />
    </>
  );
}
