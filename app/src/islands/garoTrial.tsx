import { GaroTrial } from '../pages/figures/try/GaroTrial';
import { hydrateIsland } from './hydrate';

export const hydrate = (place: HTMLElement) => hydrateIsland(place, <GaroTrial />);
