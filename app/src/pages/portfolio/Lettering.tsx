/** Words as outlines, 104 units high. */
export interface Letters {
  width: number;
  path: string;
}

/** Words in the letters of a brand, in the colour of the text around them. */
export const Lettering = ({ of: { width, path }, className }: { of: Letters; className: string }) => (
  <svg className={className} viewBox={`0 0 ${width} 104`} fill="currentColor" aria-hidden>
    <path d={path} />
  </svg>
);
