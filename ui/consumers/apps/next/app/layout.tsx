import '@agency-site/ui/reset.css';
import '@agency-site/ui/styles.css';
import '../shared/brand.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
