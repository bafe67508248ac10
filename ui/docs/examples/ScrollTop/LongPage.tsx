'use client';

import { ScrollTop } from '@agency-site/ui/ScrollTop';

const chapters = ['Price', 'Deposit', 'Delivery', 'Revisions', 'Support', 'Data', 'Law', 'Changes'];

export default function LongPage() {
  return (
    <main style={{ padding: 24 }}>
      <p>Scroll down: the button appears in the corner.</p>
      {chapters.map((chapter) => (
        <section key={chapter} style={{ minBlockSize: 160 }}>
          <h2>{chapter}</h2>
          <p>The price holds for 30 days. After that we work it out again, and tell you what has changed.</p>
        </section>
      ))}
      <ScrollTop threshold={200} />
    </main>
  );
}
