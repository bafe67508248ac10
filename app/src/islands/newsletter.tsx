import { Newsletter } from '../shell/newsletter/Newsletter';
import { hydrateIsland } from './hydrate';

export const hydrate = (place: HTMLElement) => hydrateIsland(place, <Newsletter />);
