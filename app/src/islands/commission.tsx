import { Commission } from '../pages/figures/try/Commission';
import { hydrateIsland } from './hydrate';

export const hydrate = (place: HTMLElement) => hydrateIsland(place, <Commission />);
