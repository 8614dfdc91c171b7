// The heart on a stay: saves it with one press, here or in a wish list.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { heartTexts as say } from '../../../../generated/texts/sentences/heartTexts';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { commonIcons } from '../../../ui/icons/common';
import { Pressable } from '../../../ui/pressable';
import { deferred } from '../loading/deferred';
import { useHydrated } from '../loading/use-hydrated';
import { $choosing, $saved, heartPressed, savedShown } from './wishlists.store';

const choosingWindow = deferred(async () => (await import('./choosing-window')).ChoosingWindow);

const Round = chakra(Pressable, {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    cursor: 'pointer',
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: '9',
      height: '9',
      borderRadius: 'full',
      bg: 'rgba(255, 255, 255, 0.92)',
      boxShadow: 'soft',
      transition: 'transform 150ms ease-out',
    },
    '&:hover > span': { transform: 'scale(1.08)' },
  },
  variants: { full: { true: { color: 'error' } } },
});

interface HeartProps {
  /** The id of the stay. */
  readonly of: string;
}

const useHeart = (id: string) => {
  const [saved, choosing, press, show] = useUnit([$saved, $choosing, heartPressed, savedShown]);
  useEffect(() => {
    show();
  }, [show]);
  // another heart of the page may have read it before this one is hydrated
  const isSaved = useHydrated() && saved.has(id);
  return {
    isSaved,
    icon: isSaved ? commonIcons.heartFull : commonIcons.heart,
    press: () => press(id),
    over: choosing === id && <choosingWindow.Part of={id} />,
  };
};

export const Heart = ({ of, title }: HeartProps & { readonly title: string }) => {
  const { isSaved, icon, press, over } = useHeart(of);
  return (
    <>
      <Round full={isSaved} aria-pressed={isSaved} aria-label={say.saveOf({ title })} onClick={press}>
        <span>
          <Icon of={icon} />
        </span>
      </Round>
      {over}
    </>
  );
};

/** The same with a word beside it, for the head of a listing. */
export const SaveButton = ({ of }: HeartProps) => {
  const { isSaved, icon, press, over } = useHeart(of);
  return (
    <>
      <Button variant="ghost" size="sm" minHeight="touch" icon={icon} onClick={press}>
        {isSaved ? say.saved : say.save}
      </Button>
      {over}
    </>
  );
};
