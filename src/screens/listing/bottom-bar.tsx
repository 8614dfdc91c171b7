// On phones: price and dates at the foot of the window, and the panel as a sheet.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Listing, StayRefusal } from '../../../generated/model/entities';
import { bookingPanelTexts as say } from '../../../generated/texts/sentences/bookingPanelTexts';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Scripted } from '../../ui/scripted';
import { shownDates } from '../shell/format/format';
import { guestsText } from '../shell/search-pill/trip';
import { Action, Panel, PriceHead } from './panel';
import { $sheetIsOpen, chooserTurned, sheetTurned } from './panel.store';
import { changesOf } from '../shell/property-card/refusal';
import { $trip } from './trip.store';
import { usePrice } from './use-price';
import { useFoot } from '../../ui/use-foot';
import { Pressable } from '../../ui/pressable';
import { Span } from '../../ui/layout';

const Bar = chakra('section', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'sticky',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    minHeight: '5rem',
    paddingX: { base: '4', sm: '6' },
    paddingTop: '2',
    paddingBottom: 'max({spacing.2}, env(safe-area-inset-bottom))',
    bg: 'white',
    borderTopWidth: '1px',
    boxShadow: '0 -4px 16px rgba(20, 30, 33, 0.06)',
    // on paper it tells the price, and covers nothing
    '@media print': { position: 'static', boxShadow: 'none' },
  },
});
const Summary = chakra(Pressable, {
  base: {
    flex: '1 1 8rem',
    minHeight: 'touch',
    minWidth: '0',
    textAlign: 'start',
    cursor: 'pointer',
    textStyle: 'small',
    borderRadius: 'xs',
  },
});

const changeText = (refused: readonly StayRefusal[]): string => {
  const changes = changesOf(refused);
  if (changes.length > 1) return say.changeTrip;
  return changes[0] === 'guests' ? say.changeGuests : say.changeDates;
};

export const BottomBar = ({ listing }: { readonly listing: Listing }) => {
  const { isDated, quote, pricing, refused } = usePrice();
  const [trip, isOpen, turn, choose] = useUnit([$trip, $sheetIsOpen, sheetTurned, chooserTurned]);
  const { checkin, checkout } = trip;
  const bar = useFoot('--foot');
  return (
    <>
      <Bar ref={bar} aria-label={say.label}>
        <Summary onClick={() => turn(true)}>
          <Span display="block">
            <PriceHead listing={listing} />
          </Span>
          {checkin && checkout && (
            <Span display="block" textDecoration="underline" textUnderlineOffset="3px" fontWeight="medium">
              {[shownDates(checkin, checkout), guestsText(trip)].join(' · ')}
            </Span>
          )}
        </Summary>
        <Scripted says={say.needsScripts}>
          {isDated && (quote || pricing) ? (
            <Span flexShrink="0">
              <Action listing={listing} where="sheet" full={false} />
            </Span>
          ) : (
            <Button
              size="lg"
              flexShrink="0"
              disabled={listing.status !== 'listed'}
              onClick={() => (isDated ? turn(true) : choose({ where: 'sheet', opens: 'dates' }))}
            >
              {isDated ? changeText(refused) : say.checkAvailability}
            </Button>
          )}
        </Scripted>
      </Bar>
      <Modal open={isOpen} title={say.label} shape="full" onClose={() => turn(false)}>
        <Panel listing={listing} where="sheet" />
      </Modal>
    </>
  );
};
