// One icon from the own set, drawn in the colour and beside the text where it stands.
import { chakra } from '@chakra-ui/react/styled-system';

/** The paths of an icon on a grid of 24 px; `filled` ones have no stroke. */
export interface IconShape {
  readonly paths: readonly string[];
  readonly filled?: boolean;
}

export interface IconProps {
  readonly of: IconShape;
  /** In pixels where letters are of the usual size, and grows with them; 20 by default. */
  readonly size?: number;
  /** Said aloud. An icon beside words needs none. */
  readonly label?: string;
  readonly color?: string;
}

const Svg = chakra('svg', { base: { display: 'inline-block', flexShrink: '0', verticalAlign: '-0.2em' } });

export const Icon = ({ of: { paths, filled = false }, size = 20, label, color }: IconProps) => (
  <Svg
    viewBox="0 0 24 24"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    fill={filled ? 'currentcolor' : 'none'}
    stroke={filled ? 'none' : 'currentcolor'}
    strokeWidth={size < 18 ? 2 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    color={color}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </Svg>
);
