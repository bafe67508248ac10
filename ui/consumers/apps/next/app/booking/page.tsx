import { dayIn } from '@agency-site/ui/slotTimes';
import { connection } from 'next/server';
import { Suspense } from 'react';
import Booking from '../../examples/recipes/Booking';

/** Rendered at each visit: a page that was built yesterday would show yesterday as today. */
async function BookingToday() {
  await connection();
  return <Booking today={dayIn(new Date().toISOString(), 'Europe/Dublin')} />;
}

export default function Page() {
  return (
    <main className="page">
      <h1>Book a call</h1>
      <Suspense fallback={<p>One moment...</p>}>
        <BookingToday />
      </Suspense>
    </main>
  );
}
