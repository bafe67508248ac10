/** The video service for consultations, from the build settings. */
export const meeting = __SITE__.meeting;
