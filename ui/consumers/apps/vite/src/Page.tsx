import '@agency-site/ui/reset.css';
import '@agency-site/ui/styles.css';
import '../shared/brand.css';
import { StrictMode } from 'react';
import { Showcase } from '../shared/Showcase';

export const page = (
  <StrictMode>
    <Showcase />
  </StrictMode>
);
