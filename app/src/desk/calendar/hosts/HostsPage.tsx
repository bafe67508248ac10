import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';
import { deleteHost, type Host, setHostPause } from '../../../domain/contract/staff/hosts.ts';
import { plural } from '../../../domain/words.ts';
import { usePerformAction } from '../../parts/Actions';
import { Failure } from '../../parts/Failure';
import { PageHead } from '../../parts/PageHead';
import { useMay } from '../../session.ts';
import * as page from '../../style/page.css.ts';
import * as css from '../calendar.css.ts';
import { HoursSection } from '../HoursSection';
import { HostDialog } from './HostDialog';
import { useHosts } from './useHosts.ts';

/** The people who take calls, each with their own opening hours. */
export function HostsPage() {
  const isOwner = useMay('owner');
  const { data: hosts, error, refetch } = useHosts();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <PageHead
        list={['/calendar/hours', 'When you can be booked']}
        title="Hosts"
        about={
          hosts?.length === 1
            ? 'One person takes all calls, so visitors see no name. With a second host, a time is free if either of you is.'
            : 'A time is free if any host is. A new call goes to the free host with the fewest upcoming calls, and the visitor sees their name.'
        }
      >
        {isOwner ? (
          <Button tone="primary" onClick={() => setIsAdding(true)}>
            Add a host
          </Button>
        ) : null}
      </PageHead>
      {error && !hosts ? <Failure error={error} onRetry={() => refetch()} /> : null}
      <div className={page.stack}>
        {hosts?.map((host) => (
          <HoursSection key={host.id} host={host.id} title={host.name} aside={host.isPaused ? 'Paused' : undefined}>
            <About host={host} isOnly={hosts.length === 1} isOwner={isOwner} />
          </HoursSection>
        ))}
      </div>
      {isAdding ? <HostDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

function About({ host, isOnly, isOwner }: { host: Host; isOnly: boolean; isOwner: boolean }) {
  const performAction = usePerformAction();
  const [isChanging, setIsChanging] = useState(false);
  const { id, name, email, isPaused, upcoming } = host;
  return (
    <div className={`${page.row} ${css.rowWithAction}`}>
      <span className={css.who}>
        <span>
          {upcoming === 0 ? 'No upcoming calls' : plural(upcoming, 'upcoming call')}
          {isPaused ? ', takes no new ones' : ''}
        </span>
        <span className={page.fine}>{email ?? 'Gets no copies of our e-mails'}</span>
      </span>
      {isOwner ? (
        <span className={css.buttons}>
          <Button aria-label={`Change ${name}`} onClick={() => setIsChanging(true)}>
            Change
          </Button>
          <Button
            aria-label={isPaused ? `${name} takes calls again` : `Pause ${name}`}
            onClick={() =>
              performAction({
                endpoint: setHostPause,
                params: { id },
                body: { isPaused: !isPaused },
                done: isPaused ? `${name} takes calls again.` : `${name} gets no new calls. Booked ones stay.`,
                undoable: true,
              })
            }
          >
            {isPaused ? 'Take calls again' : 'Pause'}
          </Button>
          {isOnly ? null : (
            <Button
              tone="danger"
              aria-label={`Remove ${name}`}
              onClick={() =>
                performAction({
                  endpoint: deleteHost,
                  params: { id },

                  done: `${name} is no longer a host.`,
                  undoable: true,
                })
              }
            >
              Remove
            </Button>
          )}
        </span>
      ) : null}
      {isChanging ? <HostDialog host={host} onClose={() => setIsChanging(false)} /> : null}
    </div>
  );
}
