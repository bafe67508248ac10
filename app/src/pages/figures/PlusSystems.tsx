import { catalogue } from '../../domain/catalogue/given.ts';
import { AedScreen as Aed } from './AedScreen';
import { GaroScreen as Garo } from './GaroScreen';
import { Systems } from './parts/Systems';

const { trinityOptions } = catalogue;

const inCore = trinityOptions['trinity-core'].includes;
const added = trinityOptions['trinity-plus'].includes.filter((id) => !inCore.includes(id));

/** The two systems that Trinity Plus adds to Trinity Core. */
export const PlusSystems = () => <Systems of={added} screens={{ garo: <Garo />, aed: <Aed /> }} />;
