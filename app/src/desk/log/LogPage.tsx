import { listLog } from '../../domain/contract/staff/log.ts';
import { ListPage } from '../parts/ListPage';
import * as list from '../parts/listPage.css.ts';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';

/** The log: changes by the team, by API clients, and by customers through a call’s link. It can’t be changed. */
export function LogPage() {
  return (
    <ListPage
      title="Log"
      what="the log"
      endpoint={listLog}
      views={[]}
      empty="Nothing has been done yet."
      keyOf={({ id }) => id}
      row={(entry) => (
        <div className={`${page.row} ${list.row}`}>
          <span className={list.words}>
            {entry.what}
            <span className={page.fine}>{entry.who}</span>
          </span>
          <span className={page.fine}>{formatMoment(entry.at)}</span>
        </div>
      )}
    />
  );
}
