import { expect, test } from 'vitest';
import { type Seller, sellerContact, sellerLine, sellerName } from './seller.ts';

const nobody: Seller = {
  name: 'Knot & Sons',
  legalName: null,
  address: null,
  country: 'IE',
  companyNumber: null,
  directors: null,
  vatNumber: null,
  phone: null,
  email: null,
};

test('a company says its registered name, number, office, directors, VAT number and phone', () => {
  const seller: Seller = {
    ...nobody,
    legalName: 'Knot and Sons Limited',
    address: '1 Main Street, Cork',
    companyNumber: '123456',
    directors: 'Ann Byrne',
    vatNumber: 'IE1234567A',
    phone: '+353 1 234 5678',
    email: 'hello@knot.example',
  };
  expect(sellerLine(seller)).toBe(
    'Knot and Sons Limited, trading as Knot & Sons · Company no. 123456, registered in Ireland · Registered office: 1 Main Street, Cork · Directors: Ann Byrne · VAT no. IE1234567A · Phone +353 1 234 5678',
  );
  expect(sellerName(seller)).toBe('Knot and Sons Limited');
  expect(sellerContact(seller)).toBe('Knot and Sons Limited, 1 Main Street, Cork, +353 1 234 5678, hello@knot.example');
});

test('what isn’t set is left out, and the same name isn’t said twice', () => {
  expect(sellerLine(nobody)).toBe('Knot & Sons');
  expect(sellerLine({ ...nobody, legalName: 'Knot & Sons' })).toBe('Knot & Sons');
  expect(sellerName(nobody)).toBe('Knot & Sons');
  expect(sellerContact(nobody)).toBe('Knot & Sons');
});
