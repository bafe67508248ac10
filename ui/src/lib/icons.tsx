export interface IconProps {
  className?: string | undefined;
}

/** Every icon is beside a text, so screen readers skip it. */
export const draw = (d: string, className?: string, size = 16, strokeWidth = 1.5) => (
  <svg
    className={className}
    // Inline, it would stand on the line of a text, with room for descenders below.
    display="block"
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

export const TickIcon = ({ className }: IconProps) => draw('m2.5 7.4 3 3 6-6.6', className, 14, 1.8);
export const UpIcon = () => draw('M8 13.5v-11M3.5 7 8 2.5 12.5 7');
export const CrossIcon = () => draw('m3.5 3.5 9 9m0-9-9 9');
export const UnfoldIcon = ({ className }: IconProps) => draw('m3.5 10.5 4.5-5 4.5 5', className);
export const PlusIcon = ({ className }: IconProps) => draw('M8 1.5v13M1.5 8h13', className);
export const UnavailableIcon = ({ className }: IconProps) =>
  draw('M6 1a5 5 0 1 1-.01 0M2.6 9.4l6.8-6.8', className, 12);
export const AlertIcon = () => draw('M8 1.5a6.5 6.5 0 1 1-.01 0M8 4.5v4m0 2.1v1');
export const InfoIcon = () => draw('M8 1.5a6.5 6.5 0 1 1-.01 0M8 11.5v-4m0-2.1v-1');
/** A triangle, an octagon and a ring: marks that differ by their outline. */
export const WarningIcon = ({ className }: IconProps) => draw('M8 1.8 14.7 13.6H1.3zM8 6v3.4m0 1.6v1', className);
export const StopIcon = ({ className }: IconProps) =>
  draw('M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3zM8 4.5v4m0 2.1v1', className);
export const MoreIcon = () => draw('M2 8h2.5m2.25 0h2.5M11.5 8H14', undefined, 16, 2.5);
export const RingIcon = ({ className }: IconProps) => draw('M8 4a4 4 0 1 1-.01 0', className, 16, 2.5);
