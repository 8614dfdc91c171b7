// A person's picture, or their initials where there is none.
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from './layout';

const Circle = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'spruce.mist',
    color: 'spruce.deep',
    fontWeight: 'semibold',
    lineHeight: '1',
    userSelect: 'none',
  },
});

/** `Ada Lovelace` as `AL`. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) =>
      String.fromCodePoint(word?.codePointAt(0) ?? 32)
        .trim()
        .toUpperCase(),
    )
    .join('');
};

export interface AvatarProps {
  /** The person in the picture; read aloud unless the name stands beside it (`beside`). */
  readonly name: string;
  readonly image?: string | null | undefined;
  /** In pixels; 44 by default. */
  readonly size?: number;
  readonly beside?: boolean;
}

export const Avatar = ({ name, image, size = 44, beside = false }: AvatarProps) => (
  <Circle aria-hidden={beside || undefined} style={{ width: size, height: size, fontSize: size * 0.38 }}>
    {image ? (
      <chakra.img src={image} alt={beside ? '' : name} width="full" height="full" objectFit="cover" {...{ loading: 'lazy' }} />
    ) : (
      <>
        {!beside && <VisuallyHidden>{name}</VisuallyHidden>}
        <span aria-hidden="true">{initials(name) || '?'}</span>
      </>
    )}
  </Circle>
);
