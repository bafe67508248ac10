import { expect, test } from 'vitest';
import { meetingOf } from './meeting.ts';

test.each([
  [null, null, 'Google Meet', 'on Google Meet', 'Google'],
  [null, 'https://meet.google.com/abc-defg-hij', 'Google Meet', 'on Google Meet', 'Google'],
  [null, 'https://agency.zoom.us/j/1?pwd={id}', 'Zoom', 'on Zoom', 'Zoom'],
  [null, 'https://{id}.whereby.com/', 'Whereby', 'on Whereby', 'Whereby'],
  [null, 'https://teams.microsoft.com/l/meetup-join/1', 'Microsoft Teams', 'on Microsoft Teams', 'Microsoft'],
  [null, 'https://meet.example/{id}', 'Video call', 'by video', 'the company that carries the call'],
  [null, 'https://notzoom.us/', 'Video call', 'by video', 'the company that carries the call'],
  ['google meet', 'https://go.agency.example/call', 'Google Meet', 'on Google Meet', 'Google'],
  [
    'Nextcloud Talk',
    'https://cloud.example',
    'Nextcloud Talk',
    'on Nextcloud Talk',
    'the company behind Nextcloud Talk',
  ],
])('named %j with the address %j: %s', (named, url, name, how, company) => {
  expect(meetingOf(named, url)).toEqual({ name, how, company });
});
