import type { Picture } from '../../content/article.ts';

const setOf = (files: readonly { src: string; width: number }[]) =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ');

/**
 * For `sizes`: how wide a picture is drawn that fills a frame by its height, and is cut at its sides.
 * @param ratio of the frame's width to its height
 * @param width of the frame, in the unit
 */
export const filling = (picture: Pick<Picture, 'width' | 'height'>, ratio: number, width: number, unit: 'vw' | 'px') =>
  `${Math.round(width * Math.max(1, picture.width / picture.height / ratio))}${unit}`;

interface ImageProps {
  picture: Picture;
  /** How wide it is shown, from which the browser chooses among several files. */
  sizes: string;
  /** The same picture, composed for a small screen. */
  narrow?: { picture: Picture; media: string } | undefined;
  /** Loads at once, for pictures seen first. */
  eager?: boolean | undefined;
  /** Loads before scripts and other pictures: the largest content of the first view. */
  isLargest?: boolean | undefined;
  className?: string | undefined;
}

/** A picture in the best format and size. Width and height reserve its place. */
export function Image({ picture, sizes, narrow, eager = false, isLargest, className }: ImageProps) {
  const { src, alt, width, height, sources } = picture;
  return (
    <picture>
      {narrow && <Narrow {...narrow} sizes={sizes} />}
      {sources.map(({ type, files }) => (
        <source key={type} type={type} srcSet={setOf(files)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={isLargest ? 'high' : undefined}
      />
    </picture>
  );
}

function Narrow({ picture, media, sizes }: { picture: Picture; media: string; sizes: string }) {
  const { src, width, height, sources } = picture;
  if (sources.length === 0) return <source media={media} srcSet={src} width={width} height={height} />;
  return sources.map(({ type, files }) => (
    <source key={type} type={type} media={media} srcSet={setOf(files)} sizes={sizes} width={width} height={height} />
  ));
}
