import { expect, test } from 'vitest';
import { inlineClassNames } from '../inlineClassNames';

test('a class name used once or twice is inlined', () => {
  expect(inlineClassNames('var root="ag0_1_0a90";var line="ag0_1_0a91";a(root);b(line,line)')).toBe(
    'a("ag0_1_0a90");b("ag0_1_0a91","ag0_1_0a91")',
  );
});

test('one used more often keeps its constant, which is shorter', () => {
  const code = 'var root="ag0_1_0a90";a(root);b(root);c(root)';
  expect(inlineClassNames(code)).toBe(code);
});

test('an exported one keeps its name', () => {
  const given = 'var root="ag0_1_0a90";export{root};';
  expect(inlineClassNames(given)).toBe(given);
  const short = 'var root="ag0_1_0a90";a({root})';
  expect(inlineClassNames(short)).toBe(short);
});

test('props and keys that are named like a style are left alone', () => {
  expect(inlineClassNames('var edit="ag0_1_0a90";function Line({edit:edit2}){return a(edit2.edit,{edit:edit})}')).toBe(
    'function Line({edit:edit2}){return a(edit2.edit,{edit:"ag0_1_0a90"})}',
  );
});

test('other strings are left alone', () => {
  const code = 'var label="Order summary";a(label)';
  expect(inlineClassNames(code)).toBe(code);
});
