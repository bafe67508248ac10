import { expect, test } from 'vitest';
import { ownPath } from './ownPath.ts';

test.each([
  '/user/profile',
  '/user/bookings?show=past#b1',
  '/Stepper',
  '/',
  '/service/stepWizardPage?solution=both&trinity=trinity-core',
])('%s is on this site', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'user/profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/user\\profile',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https:',
  'https://evil.example/user/profile',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.example',
  '/..//evil.example',
  '/user/../..//evil.example',
])('%j leads elsewhere', (path) => {
  expect(ownPath(path)).toBeNull();
});
