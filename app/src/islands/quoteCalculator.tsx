import { QuoteCard } from '../pages/landing/QuoteCard';
import { hydrateIsland } from './hydrate';

export const hydrate = (place: HTMLElement) => hydrateIsland(place, <QuoteCard />);
