/** The file of the component that draws a website or a system, relative to the app. */
export const frameFile = (name: string): string => `src/pages/portfolio/frames/${name}.tsx`;
