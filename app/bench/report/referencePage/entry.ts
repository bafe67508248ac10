import { createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ReferencePage } from './page.ts';

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  createElement(StrictMode, null, createElement(BrowserRouter, null, createElement(ReferencePage))),
);
