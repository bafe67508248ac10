import { Receipt } from '../pages/landing/street/Receipt';
import { hydrateIsland } from './hydrate';

export const hydrate = (place: HTMLElement) => hydrateIsland(place, <Receipt />);
