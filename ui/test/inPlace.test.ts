import { expect, test } from 'vitest';
import { classNamesInPlace } from '../inPlace';

test('a class name used once or twice is inlined', () => {
  expect(classNamesInPlace('var root="aga90";var line="aga91";a(root);b(line,line)')).toBe(
    'a("aga90");b("aga91","aga91")',
  );
});

test('one used more often keeps its constant, which is shorter', () => {
  const code = 'var root="aga90";a(root);b(root);c(root)';
  expect(classNamesInPlace(code)).toBe(code);
});

test('an exported one keeps its name', () => {
  const given = 'var root="aga90";export{root};';
  expect(classNamesInPlace(given)).toBe(given);
  const short = 'var root="aga90";a({root})';
  expect(classNamesInPlace(short)).toBe(short);
});

test('props and keys that are named like a style are left alone', () => {
  expect(classNamesInPlace('var edit="aga90";function Line({edit:edit2}){return a(edit2.edit,{edit:edit})}')).toBe(
    'function Line({edit:edit2}){return a(edit2.edit,{edit:"aga90"})}',
  );
});

test('other strings stay', () => {
  const code = 'var label="Order summary";a(label)';
  expect(classNamesInPlace(code)).toBe(code);
});
