import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { Figure as Aed } from './AedScreen';
import { Figure as Garo } from './GaroScreen';
import { Systems } from './parts/Systems';

const inCore = trinityOptions['trinity-core'].includes;
const added = trinityOptions['trinity-plus'].includes.filter((id) => !inCore.includes(id));

/** The two systems that Trinity Plus adds to Trinity Core. */
export const Figure = () => <Systems of={added} screens={{ garo: <Garo />, aed: <Aed /> }} />;
