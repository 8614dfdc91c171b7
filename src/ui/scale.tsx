// Agreement on a scale of points, the ends and the middle in words.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ControlProps } from './control';
import { PointRow } from './point-row';

const Point = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: 'touch',
    borderWidth: '1px',
    borderColor: 'hairline.strong',
    borderRadius: 'md',
    fontWeight: 'semibold',
    transition: 'background-color 150ms ease-out',
    _hover: { borderColor: 'ink', bg: 'surface' },
  },
  variants: { chosen: { true: { bg: 'spruce', borderColor: 'spruce', color: 'white', _hover: { bg: 'spruce' } } } },
});

const Words = chakra('div', {
  base: { display: 'grid', alignItems: 'start', marginTop: '1.5', textStyle: 'tiny', color: 'muted', whiteSpace: 'nowrap' },
});
const sideOf = (point: number, highest: number) => (point === 1 ? 'start' : point === highest ? 'end' : 'center');

export interface ScaleProps extends ControlProps<number> {
  /** The words of the points that have some, by value: `{ 1: 'Not at all', 3: 'Unsure', 5: 'Very well' }`. */
  readonly words?: Readonly<Record<number, string>> | undefined;
  /** The highest point; 5 by default. */
  readonly highest?: number | undefined;
}

/** Points 1 to 5. Stands in a `Group`, which names it. */
export const Scale = ({ words = {}, highest = 5, ...props }: ScaleProps) => {
  const points = Array.from({ length: highest }, (_, index) => index + 1);
  return (
    <div>
      <PointRow
        {...props}
        points={points}
        grow
        nameOf={(point) => (words[point] ? `${point}, ${words[point]}` : `${point}`)}
        renderPoint={(point, chosen) => <Point chosen={chosen}>{point}</Point>}
      />
      <Words aria-hidden="true" style={{ gridTemplateColumns: `repeat(${highest}, minmax(0, 1fr))` }}>
        {Object.entries(words).map(([point, word]) => (
          <span key={point} style={{ gridColumn: Number(point), justifySelf: sideOf(Number(point), highest) }}>
            {word}
          </span>
        ))}
      </Words>
    </div>
  );
};
