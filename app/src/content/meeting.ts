import { installation } from './installation.ts';

/** The video service for consultations, from the settings. */
export const meeting = installation.meeting;
