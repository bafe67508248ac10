import { expect, test } from 'vitest';
import { classNamesInPlace } from '../inPlace';

test('a class name used once or twice is inlined', () => {
  expect(classNamesInPlace('var root="ag0_1_0a90";var line="ag0_1_0a91";a(root);b(line,line)')).toBe(
    'a("ag0_1_0a90");b("ag0_1_0a91","ag0_1_0a91")',
  );
});

test('one used more often keeps its constant, which is shorter', () => {
  const code = 'var root="ag0_1_0a90";a(root);b(root);c(root)';
  expect(classNamesInPlace(code)).toBe(code);
});

test('an exported one keeps its name', () => {
  const given = 'var root="ag0_1_0a90";export{root};';
  expect(classNamesInPlace(given)).toBe(given);
  const short = 'var root="ag0_1_0a90";a({root})';
  expect(classNamesInPlace(short)).toBe(short);
});

test('props and keys that are named like a style are left alone', () => {
  expect(classNamesInPlace('var edit="ag0_1_0a90";function Line({edit:edit2}){return a(edit2.edit,{edit:edit})}')).toBe(
    'function Line({edit:edit2}){return a(edit2.edit,{edit:"ag0_1_0a90"})}',
  );
});

test('other strings are left alone', () => {
  const code = 'var label="Order summary";a(label)';
  expect(classNamesInPlace(code)).toBe(code);
});
