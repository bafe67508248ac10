/** Words as outlines, 104 units high, in a file of their own. */
export interface Letters {
  src: string;
  width: number;
}

/** Words in the letters of a brand. */
export const Lettering = ({ of: { src, width }, className }: { of: Letters; className: string }) => (
  <img className={className} src={src} width={width} height="104" alt="" loading="lazy" />
);
