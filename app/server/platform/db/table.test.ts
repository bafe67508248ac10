import { expect, test } from 'vitest';
import { createTable, firstVersion, integer, searchedOf, table, text } from './table.ts';

const people = table({
  keptAs: 'bookings',
  columns: {
    id: text('none', 'primary key'),
    name: text('personal', 'not null').searched(),
    age: integer('none').of<18 | 19>(),
    phone: text('personal').searched().addedBy('0002-phone'),
  },
  constraints: ['constraint people_once unique (name, age)'],
  indexes: ['create index people_name on people (name)'],
});

test('the first schema has the columns of the first version', () => {
  expect(createTable('people', people)).toEqual([
    'create table people (\n  id text primary key,\n  name text not null,\n  age integer,\n  constraint people_once unique (name, age)\n)',
    'create index people_name on people (name)',
  ]);
});

test('searches know their columns', () => {
  expect(searchedOf(people)).toEqual(['name', 'phone']);
  expect(searchedOf(firstVersion(people))).toEqual(['name']);
});
