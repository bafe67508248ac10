import { describe, expect, test } from 'vitest';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { environment, exampleBooking, id, onlyHost, origin } from '../testing/bookingEmails.ts';
import { manageUrlOf } from './linkToken.ts';
import { bookingReminderEmail } from './reminderEmail.ts';
import type { BookingRow } from './table.ts';

const settings = readSettings({ ...environment, MEETING_URL: 'https://agency.zoom.us/j/{id}' });
const reminder = (change: Partial<BookingRow> = {}) =>
  bookingReminderEmail({ booking: { ...exampleBooking, ...change }, host: onlyHost, settings, opening, origin }, 24);

describe('the reminder of a call', () => {
  test('gives the time, the place and how to change it', () => {
    expect(reminder()).toMatchObject({
      id: `${id}-reminder-0-24h`,
      recipient: 'ann@example.ie',
      replyTo: 'office@agency.example',
      subject: 'Reminder: your consultation with Knot & Sons, 9:30 AM on Tuesday 24 November 2026',
      expiresAt: exampleBooking.starts_at,
      text: `Hello Ann,

Your consultation is coming up.

When: Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)

We meet on Zoom: https://agency.zoom.us/j/${id}

If the time no longer suits you, move or cancel it here: ${manageUrlOf(exampleBooking, settings, origin)}

Any questions? Reply to this e-mail.

Your team at Knot & Sons`,
    });
    expect(reminder()).not.toHaveProperty('invitation');
  });

  test('gives a visitor elsewhere their own time first, also after a clock change there', () => {
    const { subject, text, html } = reminder({ time_zone: 'Pacific/Pago_Pago' });
    const when = '10:30 PM to 11:00 PM, Pago Pago time (GMT-11)';
    expect(subject).toMatch(/, 10:30 PM on Monday 23 November 2026$/);
    expect(text).toContain(`${when}\nIn Ireland: Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)\n`);
    expect(html.replaceAll('\u00a0', ' ')).toContain(when.split(',')[0]);
    // America changes its clocks two weeks earlier than Europe.
    const [starts_at, ends_at] = ['2027-03-15T15:00:00.000Z', '2027-03-15T15:30:00.000Z'];
    expect(reminder({ starts_at, ends_at, time_zone: 'America/New_York' }).text).toContain(
      'When: Monday 15 March 2027, 11:00 AM to 11:30 AM, New York time (GMT-4)\n',
    );
  });

  test('repeats the note of a booking by hand', () => {
    expect(reminder({ note: 'Please have your menu at hand.' }).text).toContain('Please have your menu at hand.');
  });
});
