import { expect, test } from 'vitest';
import { countryOfVatNumber, isVatNumber, tidyVatNumber } from './vatNumber.ts';

test.each([
  'IE1234567A',
  'IE1234567WA',
  'IE1X23456A',
  'ATU12345678',
  'BE0123456789',
  'DE123456789',
  'EL123456789',
  'ESX1234567Y',
  'FRXX123456789',
  'NL123456789B01',
  'SE123456789001',
  'XI123456789',
  'XIGD123',
])('%s has the form of a VAT number', (number) => {
  expect(isVatNumber(number)).toBe(true);
});

test.each([
  '',
  'IE',
  '1234567A',
  'IE12345678A',
  'DE12345678',
  'GR123456789',
  'US123456789',
  'ATU1234567',
  'FRIO123456789',
  'IE1234567A\n',
])('%j hasn’t', (text) => {
  expect(isVatNumber(text)).toBe(false);
});

test('spaces, dots, dashes and small letters don’t matter', () => {
  expect(tidyVatNumber(' ie 1234567-a. ')).toBe('IE1234567A');
});

test('Greece and Northern Ireland have other codes in VAT numbers', () => {
  expect(['IE1234567A', 'EL123456789', 'XI123456789'].map(countryOfVatNumber)).toEqual(['IE', 'GR', 'GB']);
});
