import type { LoadedSlot } from '@agency-site/ui/useSlotCalendar';

/** Your appointments. */
interface Appointments {
  /** All times that are offered from one day to another, both included. Leave out those that have passed. */
  list: (from: string, to: string) => Promise<LoadedSlot[]>;
  /** Reserves a time, and says whether it was still free: one statement of your database does both. */
  reserve: (slot: string) => Promise<boolean>;
}

/** Answers `GET /api/times?from=2026-11-01&to=2026-11-30`, in any server that knows Request and Response. */
export async function handleTimes(request: Request, { list }: Appointments): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const times = await list(asked.get('from') ?? '', asked.get('to') ?? '');
  return Response.json(times, { headers: { 'cache-control': 'no-store' } });
}

/** Answers `POST /api/bookings`. */
export async function handleBooking(request: Request, { reserve }: Appointments): Promise<Response> {
  const { slot } = (await request.json()) as { slot: string };
  if (!(await reserve(slot))) return Response.json({ error: 'This time is taken' }, { status: 409 });
  return Response.json({ slot }, { status: 201 });
}
