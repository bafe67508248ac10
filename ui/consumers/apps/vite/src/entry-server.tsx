import { renderToString } from 'react-dom/server';
import { page } from './Page';

export const html = renderToString(page);
