/** What consultations are held on; comes from the settings of the build. */
export const meeting = __SITE__.meeting;
