// A strip of shore above the foot of a page: low hills, and spruces that lean with the wind.
import { chakra } from '@chakra-ui/react/styled-system';

const tree =
  'M0 0c.5-5 1.5-9 4.5-12.500-.3 1.500-.3 2.300 0 3.200 1.900-1.400 3.900-2.100 6.300-2.300-1.400 1-2.300 1.900-2.800 3 1.500-.2 2.800-.1 4 .5-2.100.3-3.700 1-5 2.100 1.100.1 2.100.5 2.800 1.100-2.300-.2-4.100.2-5.500 1.200-1 .7-1.600 1.800-1.900 3.700z';

const trees: readonly (readonly [x: number, y: number, size: number])[] = [
  [96, 52, 2.1],
  [132, 50, 1.5],
  [160, 49, 2.5],
  [430, 58, 1.4],
  [456, 57, 1.9],
  [905, 50, 1.7],
  [938, 48, 2.6],
  [985, 49, 1.4],
  [1225, 58, 1.6],
  [1250, 58, 2.1],
];

const Svg = chakra('svg', { base: { display: 'block', width: 'full', height: { base: '3rem', md: '4.5rem' } } });

export const Horizon = () => (
  <Svg viewBox="0 0 1440 72" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <chakra.path d="M0 48c160-22 300-8 460 4s300 6 430-8 330-12 550 12v18H0z" fill="spruce.mist" />
    <chakra.g fill="surface.deep">
      {trees.map(([x, y, size]) => (
        <path key={x} d={tree} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
    </chakra.g>
    <chakra.path d="M0 58c180-18 320-6 520 4s360-10 520-12 260 6 400 14v10H0z" fill="surface" />
  </Svg>
);
