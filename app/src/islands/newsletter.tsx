import { Newsletter } from '../shell/Newsletter';
import { hydrateIsland } from './hydrate';

export const hydrate = (place: HTMLElement) => hydrateIsland(place, <Newsletter />);
