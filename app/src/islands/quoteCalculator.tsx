import { hydrateRoot } from 'react-dom/client';
import { QuoteCard } from '../routes/landing/QuoteCard';

export const hydrate = (place: HTMLElement): void => {
  hydrateRoot(place, <QuoteCard />);
};
