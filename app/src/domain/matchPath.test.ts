import { expect, test } from 'vitest';
import { matchPath } from './matchPath.ts';

test.each([
  ['/', '/', {}],
  ['/about-us', '/about-us', {}],
  ['/booking/manage/:token', '/booking/manage/a1-B_2', { token: 'a1-B_2' }],
  ['/user/*', '/user/bookings', {}],
  ['/user/*', '/user/any/thing', {}],
])('%s matches %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/blog', '/Blog'],
  ['/about-us', '/about-us/more'],
  ['/booking/manage/:token', '/booking/manage'],
  ['/booking/manage/:token', '/booking/manage/'],
  ['/booking/manage/:token', '/booking/manage/a1/more'],
  ['/booking/manage/:token', '/Booking/manage/a1'],
  ['/user/*', '/user'],
  ['/user/*', '/users/a'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});
