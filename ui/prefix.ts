import manifest from './package.json' with { type: 'json' };

/** Every class of this version begins with it, so that two versions on one page share no name: "ag0_1_0". */
export const prefix = `ag${manifest.version.replaceAll(/\W/g, '_')}`;
