import { changeHost, createHost, deleteHost, type Host, setHostPause } from '../../domain/contract/staff/hosts.ts';
import { plural } from '../../domain/words.ts';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { Failure } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';
import { HoursSection } from './HoursSection';
import { HostDialog, useHosts } from './hosts';

/** The people who take calls, each with their own opening hours. */
export function HostsPage() {
  const { data: hosts, error, refetch } = useHosts();
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
        {useMayCall(createHost) ? (
          <DialogButton tone="primary" dialog={(onClose) => <HostDialog onClose={onClose} />}>
            Add a host
          </DialogButton>
        ) : null}
      </PageHead>
      {error && !hosts ? <Failure error={error} onRetry={refetch} /> : null}
      <div className={page.stack}>
        {hosts?.map((host) => (
          <HoursSection key={host.id} host={host.id} title={host.name} aside={host.isPaused ? 'Paused' : undefined}>
            <About host={host} isOnly={hosts.length === 1} />
          </HoursSection>
        ))}
      </div>
    </>
  );
}

function About({ host, isOnly }: { host: Host; isOnly: boolean }) {
  const mayChange = useMayCall(changeHost);
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
      {mayChange ? (
        <div className={css.buttons}>
          <DialogButton
            aria-label={`Change ${name}`}
            dialog={(onClose) => <HostDialog host={host} onClose={onClose} />}
          >
            Change
          </DialogButton>
          <ActionButton
            aria-label={isPaused ? `Take calls: ${name}` : `Pause ${name}`}
            action={{
              endpoint: setHostPause,
              params: { id },
              body: { isPaused: !isPaused },
              done: isPaused ? `${name} takes calls from now on.` : `${name} gets no new calls. Booked ones stay.`,
              undoable: true,
            }}
          >
            {isPaused ? 'Take calls' : 'Pause'}
          </ActionButton>
          {isOnly ? null : (
            <ActionButton
              tone="danger"
              aria-label={`Remove ${name}`}
              action={{ endpoint: deleteHost, params: { id }, done: `${name} is no longer a host.`, undoable: true }}
            >
              Remove
            </ActionButton>
          )}
        </div>
      ) : null}
    </div>
  );
}
