// Small line drawings for places where there is nothing yet.
import { chakra } from '@chakra-ui/react/styled-system';

/** The drawing's subject. */
export type Drawing = 'lake' | 'map' | 'calendar' | 'letter' | 'stars' | 'lost' | 'key';

interface Lines {
  readonly ink: readonly string[];
  readonly tint: readonly string[];
}

const ground = 'M6 84h128';
const drawings: Readonly<Record<Drawing, Lines>> = {
  lake: {
    tint: ['M20 66l26-38 17 24 11-14 24 28z', 'M96 20a9 9 0 1 0 0 .1z'],
    ink: [
      'M14 66h112',
      'M20 66l26-38 17 24',
      'M58 60l16-22 24 28',
      'M34 74h26',
      'M72 74h40',
      'M48 82h34',
      'M112 66V46l-7 12h4l-6 8',
      'M112 46l7 12h-4l6 8',
    ],
  },
  map: {
    tint: ['M22 26l32-10v58l-32 10z', 'M86 26l32-10v58l-32 10z'],
    ink: [
      'M22 26l32-10 32 10 32-10v58l-32 10-32-10-32 10z',
      'M54 16v58',
      'M86 26v58',
      'M70 60s13-11 13-21a13 13 0 1 0-26 0c0 10 13 21 13 21z',
      'M70 43a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
    ],
  },
  calendar: {
    tint: ['M32 24h76v16H32z'],
    ink: ['M32 24h76v58H32z', 'M32 40h76', 'M50 16v14', 'M90 16v14', 'M46 52h8', 'M66 52h8', 'M86 52h8', 'M46 66h8', 'M64 64l5 6 9-12'],
  },
  letter: {
    tint: ['M28 30l42 30 42-30v48H28z'],
    ink: ['M28 30h84v48H28z', 'M28 30l42 30 42-30', 'M28 78l30-26', 'M112 78L82 52'],
  },
  stars: {
    tint: ['M70 18l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z'],
    ink: ['M70 18l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z', 'M22 56v10', 'M17 61h10', 'M118 62v10', 'M113 67h10', ground],
  },
  lost: {
    tint: ['M70 84a34 34 0 1 0 0-68 34 34 0 0 0 0 68z'],
    ink: ['M70 84a34 34 0 1 0 0-68 34 34 0 0 0 0 68z', 'M84 34l-8 22-20 10 8-22z', 'M70 22v5', 'M70 73v5', 'M42 50h5', 'M93 50h5'],
  },
  key: {
    tint: ['M44 66l26-24 26 24v18H44z'],
    ink: [
      'M36 70l34-32 34 32',
      'M44 64v20h52V64',
      'M64 84V70h12v14',
      ground,
      'M108 34a8 8 0 1 0 0-16 8 8 0 0 0 0 16z',
      'M114 31l14 14',
      'M123 40l-5 5',
      'M128 45l-4 4',
    ],
  },
};

const Svg = chakra('svg', {
  base: { width: '8.75rem', height: '6.25rem', strokeWidth: '1.75', strokeLinecap: 'round', strokeLinejoin: 'round' },
});

/** A drawing of 140 by 100 px in ink and mist; it says nothing to those who listen. */
export const LineDrawing = ({ of }: { readonly of: Drawing }) => (
  <Svg viewBox="0 0 140 100" aria-hidden="true" fill="none">
    {drawings[of].tint.map((path) => (
      <chakra.path key={path} d={path} fill="spruce.mist" />
    ))}
    {drawings[of].ink.map((path) => (
      <chakra.path key={path} d={path} stroke="spruce" />
    ))}
  </Svg>
);
