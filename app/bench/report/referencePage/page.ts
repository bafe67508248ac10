import { createElement, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';

/** Forty words. */
const words =
  'A small shop sells bread in a street that leads down to the harbour, and whoever walks by in the morning ' +
  'smells it before they see the sign; that is all the advertising it has ever had or will need.';

const sections = ['Morning', 'Noon', 'Afternoon', 'Evening', 'Night', 'Sunday', 'Holidays'];
const paragraphs = [1, 2, 3];

/** A header with a menu. */
function Head() {
  const [open, setOpen] = useState(false);
  const press = () => setOpen(!open);
  return createElement(
    'header',
    null,
    createElement('button', { type: 'button', 'aria-expanded': open, onClick: press }, 'Menu'),
    createElement('nav', { hidden: !open }, sections.map(link)),
  );
}

const link = (name: string) => createElement(Link, { key: name, to: `/${name}` }, name);

/** 840 words in seven sections. */
function Text() {
  return createElement(
    'main',
    null,
    createElement('h1', null, 'A page to measure by'),
    sections.map((section) =>
      createElement(
        'section',
        { key: section },
        createElement('h2', null, section),
        paragraphs.map((paragraph) => createElement('p', { key: paragraph }, words)),
      ),
    ),
  );
}

/** The reference page: router, menu and 840 words in plain React. */
export function ReferencePage() {
  return [
    createElement(Head, { key: 'head' }),
    createElement(
      Routes,
      { key: 'page' },
      createElement(Route, { path: '/', element: createElement(Text) }),
      createElement(Route, { path: '*', element: createElement('p', null, 'There is no such page.') }),
    ),
    createElement('footer', { key: 'foot' }, sections.map(link)),
  ];
}
