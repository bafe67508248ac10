import { describe, expect, test } from 'vitest';
import { multistatusIn } from './multistatus.ts';

const response = (name: string) =>
  `<D:response><D:href>/own/${name}</D:href><D:propstat><D:prop><D:getetag>"1"</D:getetag></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`;
const answer = (...content: string[]) =>
  `<?xml version="1.0"?>\n<D:multistatus xmlns:D="DAV:">${content.join('')}</D:multistatus>`;

describe('an answer of a CalDAV server', () => {
  test('is read with the properties that there are, as iCloud writes them', () => {
    const text = `\n${answer(`<response xmlns="DAV:"><href>/1/own/</href>
      <propstat><prop><displayname>Work &amp; play</displayname><resourcetype><collection/><calendar xmlns="urn:ietf:params:xml:ns:caldav"/></resourcetype>
        <supported-calendar-component-set><comp name="VEVENT"/></supported-calendar-component-set></prop><status/></propstat>
      <propstat><prop><getctag/></prop><status>HTTP/1.1 404 Not Found</status></propstat></response>`)}`;
    expect(multistatusIn(text)).toEqual([
      {
        href: '/1/own/',
        status: 200,
        properties: {
          displayname: { text: 'Work & play', hrefs: [], elements: [] },
          resourcetype: { text: '', hrefs: [], elements: ['collection', 'calendar'] },
          'supported-calendar-component-set': { text: '', hrefs: [], elements: ['VEVENT'] },
        },
      },
    ]);
  });

  test('without responses is whole', () => expect(multistatusIn(answer())).toEqual([]));
  test('may say of a part that it is gone', () => {
    const gone = '<D:response><D:href>/own/a.ics</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>';
    expect(multistatusIn(answer(gone)).map(({ status }) => status)).toEqual([404]);
  });

  test.each([
    ['a page', '<!doctype html><html><body><p>Log in</body></html>'],
    ['a page as XML', '<html><body/></html>'],
    ['nothing', ''],
    ['text', 'Service temporarily unavailable'],
    [
      'cut after its first part',
      answer(response('a.ics'), response('b.ics')).slice(0, answer(response('a.ics')).length - 16),
    ],
    ['two megabytes of elements', '<a>'.repeat(700_000)],
    ['elements in elements', answer(response('a.ics'), '<a>'.repeat(50), '</a>'.repeat(50))],
    ['with entities of its own', `<!DOCTYPE multistatus [<!ENTITY a "b">]>${answer()}`],
  ])('that is %s is refused', (_, text) => expect(() => multistatusIn(text)).toThrow('or it is incomplete'));
});
