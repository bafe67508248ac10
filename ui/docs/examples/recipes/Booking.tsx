import { Button } from '@agency-site/ui/Button';
import { SlotCalendar } from '@agency-site/ui/SlotCalendar';
import { vars } from '@agency-site/ui/theme';
import { useSlotCalendar } from '@agency-site/ui/useSlotCalendar';

/** Stands for `fetch('/api/times?from=…&to=…', { signal })` here, so that the example runs. */
async function load({ first }: { first: string }) {
  const month = first.slice(0, 7);
  return ['24T09:30', '24T10:00', '24T14:00', '25T10:00'].map((time, at) => ({
    value: `${month}-${time}:00Z`,
    state: at === 0 ? ('taken' as const) : ('open' as const),
  }));
}

export default function Booking() {
  const calendar = useSlotCalendar({ today: '2026-11-20', timeZone: 'Europe/Dublin', load });
  return (
    <div style={{ display: 'grid', gap: vars.space.s3 }}>
      <SlotCalendar {...calendar} lastMonth="2026-12" zoneNote="Times are in Ireland (Europe/Dublin)." />
      <Button tone="primary" unavailable={!calendar.slot}>
        Book this time
      </Button>
    </div>
  );
}
