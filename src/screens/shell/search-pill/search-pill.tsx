// The search pill as it works: three parts and a button on wide screens, one button that opens a sheet on phones.
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { searchPillTexts as texts } from '../../../../generated/texts/sentences/searchPillTexts';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { useOutside } from '../../../ui/use-outside';
import { deferred } from '../loading/deferred';
import { PillBar } from './pill-bar';
import { detailText } from './trip';
import { usePill } from './use-pill';
import { Pressable } from '../../../ui/pressable';
import { Span } from '../../../ui/layout';

const pillSheet = deferred(async () => (await import('./pill-sheet')).PillSheet);

const Whole = chakra('search', { base: { position: 'relative', width: 'full', display: 'block', maxWidth: '54rem' } });
const PhonePill = chakra(Pressable, {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '14',
    paddingX: '5',
    paddingY: '2',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'full',
    boxShadow: 'raised',
    textAlign: 'start',
    cursor: 'pointer',
    overflow: 'hidden',
  },
});
const Line = chakra('span', {
  base: { lineClamp: '2', lineHeight: '1.3' },
});

const PhoneWords = ({ place, detail }: { readonly place: string | undefined; readonly detail: string | undefined }) => (
  <Span minWidth="0" flex="1">
    <Line fontWeight="semibold">{place || texts.wherePlaceholder}</Line>
    <Line textStyle="small" color="muted">
      {detail ?? `${texts.anyWeek} · ${texts.addGuests}`}
    </Line>
  </Span>
);

/** Stands on home, search and destination pages, and keeps its state between them. */
export const SearchPill = () => {
  const pill = usePill();
  const [sheet, setSheet] = useState(false);
  const whole = useRef<HTMLElement>(null);
  useOutside(whole, pill.open !== null && !sheet, () => pill.show(null));
  const openSheet = () => {
    pill.show('where');
    setSheet(true);
  };
  const closeSheet = () => {
    pill.show(null);
    setSheet(false);
  };
  return (
    <Whole ref={whole}>
      <PhonePill aria-haspopup="dialog" onClick={openSheet}>
        <Icon of={icons.search} />
        <PhoneWords place={pill.trip.query} detail={detailText(pill.trip)} />
      </PhonePill>
      <PillBar pill={sheet ? { ...pill, open: null } : pill} />
      {sheet && <pillSheet.Part pill={pill} onClose={closeSheet} />}
    </Whole>
  );
};
