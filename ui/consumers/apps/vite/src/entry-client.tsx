import { hydrateRoot } from 'react-dom/client';
import { page } from './Page';

const root = document.getElementById('root');
if (root) hydrateRoot(root, page);
