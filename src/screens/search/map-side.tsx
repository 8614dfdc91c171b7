// Where the map of a search stands: beside the list where the window is wide, else over it, by a switch.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../../generated/routes/paths';
import { searchMapTexts as say } from '../../../generated/texts/sentences/searchMapTexts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Modal } from '../../ui/modal';
import { useFoot } from '../../ui/use-foot';
import { deferred } from '../shell/loading/deferred';
import { ButtonLink } from '../shell/navigation/links';
import { $query } from './search.store';

// loaded where a map is shown, after the list
const searchMap = deferred(async () => (await import('./search-map')).SearchMap);

const wide = '(min-width: 1024px)';
const watchWidth = (tell: () => void) => {
  const it = matchMedia(wide);
  it.addEventListener('change', tell);
  return () => it.removeEventListener('change', tell);
};
/** Nothing until the browser is known. */
const useIsWide = (): boolean | undefined =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => undefined,
  );

const Side = chakra('aside', {
  base: {
    lg: {
      position: 'sticky',
      top: 'calc(var(--header) + 1rem)',
      height: 'calc(100dvh - var(--header) - 2rem)',
      borderRadius: 'xl',
      overflow: 'hidden',
      bg: 'surface.deep',
    },
    '@media (scripting: none), print': { display: 'none' },
  },
});
const Skip = chakra('a', {
  base: {
    position: 'absolute',
    top: '3',
    insetStart: '3',
    zIndex: '4',
    paddingX: '4',
    paddingY: '2.5',
    bg: 'ink',
    color: 'white',
    borderRadius: 'md',
    fontWeight: 'semibold',
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: '0', overflow: 'hidden' },
  },
});
const End = chakra('div', { base: { position: 'absolute', bottom: '0', outline: 'none' } });
const Foot = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: '5',
    display: 'flex',
    justifyContent: 'center',
    paddingBottom: 'max({spacing.4}, env(safe-area-inset-bottom))',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
const Screen = chakra('div', { base: { position: 'relative', flex: '1' } });

// above the credit of the map, which takes two lines on a phone
const aboveCredit = 'calc({spacing.12} + env(safe-area-inset-bottom))';

const AtFoot = ({ children, overMap }: { readonly children: ReactNode; readonly overMap?: boolean }) => (
  <Foot ref={useFoot<HTMLDivElement>('--foot')} {...(overMap && { paddingBottom: aboveCredit })}>
    {children}
  </Foot>
);
const look = { borderRadius: 'full', boxShadow: 'lifted' } as const;

/** Where the list that the map was opened from lies right behind it, it is gone back to; else it takes the map's place. */
const useWayBack = (list: string) => {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => void (state === list ? navigate(-1) : navigate(list, { replace: true }));
};

const Narrow = () => {
  const query = useUnit($query);
  const list = pathTo.search({ ...query, map: undefined });
  const goBack = useWayBack(list);
  if (!query.map)
    return (
      <AtFoot>
        <ButtonLink to={pathTo.search({ ...query, map: true })} state={list} {...look}>
          <Icon of={icons.map} />
          {say.map}
        </ButtonLink>
      </AtFoot>
    );
  return (
    <Modal open bare shape="screen" title={say.heading} onClose={goBack}>
      <Screen>
        <searchMap.Part />
        <AtFoot overMap>
          <Button onClick={goBack} {...look}>
            {say.list}
          </Button>
        </AtFoot>
      </Screen>
    </Modal>
  );
};

export const MapSide = () => {
  const isWide = useIsWide();
  return (
    <Side aria-label={say.heading}>
      {isWide && (
        <>
          <Skip href="#after-map">{say.skip}</Skip>
          <searchMap.Part />
          <End id="after-map" tabIndex={-1} />
        </>
      )}
      {isWide === false && <Narrow />}
    </Side>
  );
};
