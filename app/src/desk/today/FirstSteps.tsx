import { Badge } from '@agency-site/ui/Badge';
import { Section } from '@agency-site/ui/Section';
import { Link } from 'react-router-dom';
import { keySettings } from '../../domain/cardProviders.ts';
import type { FirstStep, Today } from '../../domain/contract/staff/today.ts';
import * as page from '../style/page.css.ts';
import * as css from './today.css.ts';

const steps: Readonly<Record<FirstStep, { title: string; about: string; to: string }>> = {
  company: {
    title: 'Who you are',
    about: 'Your company’s name, address and numbers: the law wants them on the site and on invoices.',
    to: '/settings',
  },
  hours: { title: 'When you take calls', about: 'The hours that visitors can book.', to: '/calendar/hours' },
  calendar: {
    title: 'Your own calendar',
    about: 'Connected, it keeps your busy times free, and has every call in it.',
    to: '/calendar/hours',
  },
  prices: { title: 'Your prices', about: 'Change what is sold and for how much, and publish it.', to: '/prices' },
  mail: {
    title: 'E-mail',
    about: 'Until the server’s SMTP_URL names a mail server, e-mails are written to files.',
    to: '/health',
  },
  payments: {
    title: 'Payments',
    about: `Until the server’s ${keySettings} is set, payments are a demo, and no card is charged.`,
    to: '/health',
  },
  order: { title: 'A test order', about: 'Buy something on your own site, and see it arrive here.', to: '/' },
};

/** What an owner does before the first sale, each with whether it is done. */
export function FirstSteps({ today: { firstSteps } }: { today: Today }) {
  if (firstSteps.length === 0) return null;
  const done = firstSteps.filter((step) => step.done).length;
  return (
    <Section title="Before the first sale" aside={`${done} of ${firstSteps.length} done`}>
      <ol>
        {firstSteps.map(({ id, done }) => {
          const { title, about, to } = steps[id];
          const row = {
            className: `${page.row} ${css.step}`,
            children: (
              <>
                <span className={css.words}>
                  <span className={page.strong}>{title}</span>
                  {done ? null : <span className={page.fine}>{about}</span>}
                </span>
                {done ? <Badge tone="positive">Done</Badge> : null}
              </>
            ),
          };
          // The site is no page of the desk.
          return <li key={id}>{id === 'order' ? <a href={to} {...row} /> : <Link to={to} {...row} />}</li>;
        })}
      </ol>
    </Section>
  );
}
