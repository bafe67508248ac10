import { scaleLinear } from 'd3-scale';
import { area, curveBumpX, curveLinear, line } from 'd3-shape';

type Point = readonly [x: number, y: number];

/** Coordinates have one decimal. */
const digits = 1;

/** A broken line. */
export const brokenLine = (points: readonly Point[]): string =>
  line<Point>().digits(digits).curve(curveLinear)(points as Point[]) ?? '';

/** A line that leaves and arrives level. */
export const bump = (from: Point, to: Point): string =>
  line<Point>().digits(digits).curve(curveBumpX)([from, to]) ?? '';

/** A band that leaves and arrives level: of one thickness from one height to another. */
export const ribbon = (width: number, from: number, to: number, thickness: number): string =>
  area<Point>()
    .digits(digits)
    .curve(curveBumpX)
    .y0(([, y]) => y)
    .y1(([, y]) => y + thickness)([
    [0, from],
    [width, to],
  ]) ?? '';

/** The surface between a line and a level. */
export const surface = (points: readonly Point[], level: number): string =>
  area<Point>().digits(digits).y0(level)(points as Point[]) ?? '';

/** Values at equal distances: the first at 0, the last at `width`; `height` is below the lowest value. */
export function series(values: readonly number[], width: number, height: number, [low, high]: Point): Point[] {
  const y = scaleLinear([low, high], [height, 0]);
  return values.map((value, at) => [(at / (values.length - 1)) * width, y(value)]);
}
