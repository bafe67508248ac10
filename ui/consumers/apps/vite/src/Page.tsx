import '@agency-site/ui/reset.css';
import './parts';
import '../shared/brand.css';
import { StrictMode } from 'react';
import { Showcase } from '../shared/Showcase';

export const page = (
  <StrictMode>
    <Showcase />
  </StrictMode>
);
