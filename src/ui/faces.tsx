// Three faces to say how something went.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ControlProps } from './control';
import { HStack } from './layout';
import { Pressable } from './pressable';
import { Icon, type IconShape } from './icon';
import { PointRow } from './point-row';

const head = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const eyes = ['M8.8 9.6v.5', 'M15.2 9.6v.5'];
const mouths = ['M8.3 16.2c1-1.5 2.2-2.1 3.7-2.1s2.7.6 3.7 2.1', 'M8.5 15h7', 'M8 14c.9 1.7 2.2 2.5 4 2.5s3.1-.8 4-2.5'];
const face = (mouth: string): IconShape => ({ paths: [head, ...eyes, mouth] });
const shapes = mouths.map(face);

const Tile = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    padding: '2.5',
    minWidth: '5.5rem',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    textStyle: 'small',
    color: 'muted',
    transition: 'background-color 150ms ease-out, color 150ms ease-out',
    _hover: { color: 'ink', bg: 'surface' },
  },
  variants: { chosen: { true: { color: 'spruce.deep', bg: 'spruce.mist', borderColor: 'spruce', fontWeight: 'semibold' } } },
});

export interface FacesProps extends ControlProps<number> {
  /** The words below the three faces, from 1 to 3. */
  readonly words: Readonly<Record<number, string>>;
}

const points = [1, 2, 3];
const nameIn = (words: FacesProps['words'], point: number) => words[point] ?? `${point} of 3`;

interface FaceProps {
  readonly words: FacesProps['words'];
  readonly point: number;
  readonly chosen?: boolean;
}
const Face = ({ words, point, chosen = false }: FaceProps) => (
  <Tile chosen={chosen} aria-hidden="true">
    <Icon of={shapes[point - 1] ?? face('')} size={32} />
    {words[point]}
  </Tile>
);

const FaceButton = chakra(Pressable, { base: { borderRadius: 'md', cursor: 'pointer' } });

/** The three faces as buttons, for what is answered by one press. Stands in what names it. */
export const FaceButtons = ({ words, onChoose }: Pick<FacesProps, 'words'> & { readonly onChoose: (point: number) => void }) => (
  <HStack flexWrap="wrap">
    {points.map((point) => (
      <FaceButton key={point} aria-label={nameIn(words, point)} onClick={() => onChoose(point)}>
        <Face words={words} point={point} />
      </FaceButton>
    ))}
  </HStack>
);

/** A sad, a plain and a glad face: 1, 2, 3. Stands in a `Group`, which names it. */
export const Faces = ({ words, ...props }: FacesProps) => (
  <PointRow
    {...props}
    points={points}
    nameOf={(point) => nameIn(words, point)}
    renderPoint={(point, chosen) => <Face words={words} point={point} chosen={chosen} />}
  />
);
