import { expect, test } from 'vitest';
import { includesRole, includesScope, scopeName, scopes } from './roles.ts';

test('a role includes those below it', () => {
  expect(includesRole('owner', 'staff')).toBe(true);
  expect(includesRole('staff', 'staff')).toBe(true);
  expect(includesRole('read-only', 'staff')).toBe(false);
  expect(includesRole('staff', 'owner')).toBe(false);
});

test('a scope for writing includes reading in its own area only', () => {
  expect(includesScope(['orders:write'], 'orders:read')).toBe(true);
  expect(includesScope(['orders:read'], 'orders:write')).toBe(false);
  expect(includesScope(['orders:write'], 'people:read')).toBe(false);
});

test('each scope has a name in words', () => {
  expect(scopeName('orders:read')).toBe('See orders');
  expect(scopeName('newsletter:write')).toBe('See and change the newsletter');
  expect(new Set(scopes.map(scopeName)).size).toBe(scopes.length);
});
