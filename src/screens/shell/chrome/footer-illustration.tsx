// A strip of shore above the foot of a page: low hills, and spruces that lean with the wind.
import { chakra } from '@chakra-ui/react/styled-system';

// the crown of the sign, its foot at 20, 52
const tree =
  'M17 51.5C17.5 41 20.5 24 28.5 11.5c1.2 1.2 1.8 2.4 2 3.9 5.2-.9 9.7.4 14 3.6-5.6-.6-9.8.2-13.7 2.6 7.2.2 13 2.6 17.7 7.4-6.8-2.3-12.8-2.6-19-.7 7.7 1.6 13.9 5 18.5 10.5-7.7-4-14.2-5.6-21.5-5 6.5 2.4 11.5 5.9 15 10.9-6.5-3.7-11.7-5.2-17.7-5-1.7 4-2.6 7.8-2.7 11.8z';

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

export const FooterIllustration = () => (
  <Svg viewBox="0 0 1440 72" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <chakra.path d="M0 48c160-22 300-8 460 4s300 6 430-8 330-12 550 12v18H0z" fill="spruce.mist" />
    <chakra.g fill="spruce" opacity="0.28">
      {trees.map(([x, y, size]) => (
        <path key={x} d={tree} transform={`translate(${x} ${y}) scale(${size / 4}) translate(-20 -52)`} />
      ))}
    </chakra.g>
    <chakra.path d="M0 58c180-18 320-6 520 4s360-10 520-12 260 6 400 14v10H0z" fill="surface" />
  </Svg>
);
