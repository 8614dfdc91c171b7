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
  // signs, such as an emoji or a quotation mark, are no initials
  const letters = name.split(/\s+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toUpperCase();
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
