import { describe, expect, test } from 'vitest';
import { emailsOf, id, onlyHost, origin } from '../testing/bookingEmails.ts';

describe('e-mails about a booking', () => {
  test('tell the visitor the time, the place and how to change it', () => {
    const { visitor, links } = emailsOf({}, { kind: 'booked' }, { MEETING_URL: 'https://agency.zoom.us/j/{id}?a=1&b' });
    expect(visitor).toMatchObject({
      id: `${id}-visitor-0`,
      recipient: 'ann@example.ie',
      replyTo: 'office@agency.example',
      subject: 'Booked: your consultation with Knot & Sons, 9:30 AM on Tuesday 24 November 2026',
      text: `Hello Ann,

Your consultation is booked.

When: Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)

We meet on Zoom: https://agency.zoom.us/j/${id}?a=1&b

If the time no longer suits you, move or cancel it here: ${links.visitor}

Any questions? Reply to this e-mail.

Your team at Knot & Sons`,
    });
  });

  test('lead to the desk only where there is one', () => {
    const { agency } = emailsOf({}, { kind: 'booked' }, { ADMIN_URL: 'https://admin.example' });
    expect(agency.text).toContain('Meeting: No link yet.\n');
  });

  test('name the service of a link that the team added to the call', () => {
    const { visitor, agency } = emailsOf(
      { meeting_url: 'https://agency.zoom.us/j/1', sequence: 1 },
      { kind: 'linked' },
      { MEETING_METHOD: 'Google Meet' },
    );
    expect(visitor.subject).toMatch(/^How to join: your consultation with Knot & Sons, /);
    expect(visitor.text).toContain('Here is the link to your consultation.');
    expect(visitor.text).toContain('We meet on Zoom: https://agency.zoom.us/j/1\n');
    expect(agency.text).toContain('Meeting: https://agency.zoom.us/j/1\n');
    expect(visitor.text + agency.text).not.toMatch(/sorry|by:/);
  });

  test('are signed by who answers', () => {
    const person = { CONTACT_PERSON: 'Ann Byrne', CONTACT_ROLE: 'Founder' };
    const { visitor } = emailsOf({}, { kind: 'booked' }, person);
    expect(visitor.text).toMatch(/\n\nAnn Byrne\nFounder, Knot & Sons$/);
    expect(visitor.html).toContain('>Ann Byrne<br>Founder, Knot &amp; Sons<');
  });

  test.each([
    ['Asia/Calcutta', 'Tuesday 24 November 2026, 3:00 PM to 3:30 PM, Kolkata time (GMT+5:30)'],
    ['Pacific/Kiritimati', 'Tuesday 24 November 2026, 11:30 PM to 12:00 AM, Kiritimati time (GMT+14)'],
    ['Pacific/Pago_Pago', 'Monday 23 November 2026, 10:30 PM to 11:00 PM, Pago Pago time (GMT-11)'],
  ])('give both local times for a visitor in %s, to both sides', (time_zone, own) => {
    const { visitor, agency } = emailsOf({ time_zone });
    const dublin = 'When: Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)\n';
    expect(visitor.text).toContain(`${dublin}Your time: ${own}\n`);
    expect(visitor.html.replaceAll('\u00a0', ' ')).toContain(own);
    expect(visitor.subject).toContain('9:30 AM on Tuesday 24 November 2026 in Ireland');
    expect(agency.text).toContain(`${dublin}For the visitor: ${own}\n`);
  });

  test.each(['Europe/Dublin', 'Europe/London', 'Africa/Abidjan'])('give one time if %s has the same time', (zone) => {
    const { visitor, agency } = emailsOf({ time_zone: zone });
    expect(visitor.text + agency.text).not.toMatch(/Your time|For the visitor|elsewhere/);
  });

  test.each([null, 'Mars/Olympus_Mons'])('say that the time is Irish for an unknown time zone (%s)', (time_zone) => {
    const { visitor } = emailsOf({ time_zone });
    expect(visitor.text).toContain('Dublin time (GMT)\n\nThe time is Irish time. If you’re elsewhere, please convert');
    expect(visitor.subject).toMatch(/ 2026 in Ireland$/);
    expect(visitor.html).toContain('The time is Irish time.');
    expect(visitor.text).not.toContain('Your time');
  });

  test('give the agency the visitor’s name, Reply-To and its own link', () => {
    const { visitor, agency, links } = emailsOf();
    expect(visitor.text).toContain('We meet on Google Meet. The link follows by e-mail before we meet.');
    expect(agency).toMatchObject({
      recipient: 'office@agency.example',
      replyTo: 'ann@example.ie',
      subject: 'Booked: consultation with Ann Byrne, 9:30 AM on Tuesday 24 November 2026',
      text: `Booked: consultation with Ann Byrne.

When: Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)
Name: Ann Byrne
E-mail: ann@example.ie
Meeting: No link yet. Add it on the desk, and the visitor gets it by e-mail: ${origin}/desk/calendar/${id}

To move or cancel it: ${links.agency}
We’ll tell the visitor by e-mail.

Reply to this e-mail to write to the visitor.

The link is for the agency only: delete it if your reply quotes this e-mail.`,
    });
  });

  test.each([
    ['visitor', 'Your consultation has moved.', 'Ann Byrne'],
    ['agency', 'We have moved your consultation.', 'The agency'],
  ] as const)('about a move by the %s give the old time and who moved it', (by, title, who) => {
    const from = { start: Date.parse('2026-07-21T08:00:00Z'), end: Date.parse('2026-07-21T08:30:00Z'), host: onlyHost };
    const { visitor, agency, links } = emailsOf({ sequence: 1 }, { kind: 'moved', by, from });
    // Each has its recipient's own link only.
    expect(visitor.text).toContain(links.visitor);
    expect(JSON.stringify(visitor)).not.toContain(links.agency);
    expect(JSON.stringify(agency)).not.toContain(links.visitor);
    const times = [
      'New time: Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)',
      'Old time: Tuesday 21 July 2026, 9:00 AM to 9:30 AM, Dublin time (GMT+1)',
    ].join('\n');
    expect(visitor.text).toContain(`${title}\n`);
    expect(visitor.text).toContain(times);
    expect(visitor.html).toContain('Tuesday 21 July 2026, 9:00\u00a0AM to 9:30\u00a0AM');
    expect(visitor.text.includes('We’re sorry for the change.')).toBe(by === 'agency');
    expect(agency.text).toContain(times);
    expect(agency.text).toContain(`Moved by: ${who}\n`);
  });

  test.each([
    ['visitor', 'Your consultation is cancelled.', 'Ann Byrne'],
    ['agency', 'We have to cancel your consultation.', 'The agency'],
  ] as const)('about a cancellation by the %s offer to book again', (by, title, who) => {
    const { visitor, agency } = emailsOf(
      { status: 'cancelled', sequence: 2 },
      { kind: 'cancelled', by },
      { MEETING_URL: 'https://meet.example/room' },
    );
    expect(visitor.id).toBe(`${id}-visitor-2`);
    expect(visitor.text).toContain(`${title}\n`);
    expect(visitor.text).toContain(`book another time here: ${origin}/booking\n`);
    expect(visitor.html).toContain(`href="${origin}/booking"`);
    expect(agency.text).toContain(`Cancelled by: ${who}\n`);
    for (const { text, html } of [visitor, agency])
      expect(text + html).not.toMatch(/meet\.example|\/manage\/|MEETING_URL/);
  });
});
