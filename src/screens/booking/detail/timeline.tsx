// A booking's history, oldest first, on the reader's clock.
import { chakra } from '@chakra-ui/react/styled-system';
import type { BookingDetail } from '../../../../generated/model/entities';
import { BookingEvent } from '../../../../generated/model/values';
import { bookingTexts as say } from '../../../../generated/texts/sentences/bookingTexts';
import { Text } from '../../../ui/type';
import { ownMoment } from '../../shell/format/own-zone';
import { Matter } from './matter';

const Step = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '6',
    paddingBottom: '5',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '1.5',
      width: '2.5',
      height: '2.5',
      borderRadius: 'full',
      bg: 'spruce',
    },
    '&:not(:last-child)': {
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '1',
        top: '5',
        bottom: '-1',
        width: '1px',
        bg: 'hairline.strong',
      },
    },
    '&:last-child': { paddingBottom: '0' },
  },
});

export const Timeline = ({ booking: { events, side, cohost_for } }: { readonly booking: BookingDetail }) => (
  <Matter heading={say.timeline} offPaper>
    <ol>
      {events.map(({ at, event, reason }) => (
        <Step key={`${at} ${event}`}>
          <Text fontWeight="medium">{BookingEvent[event][cohost_for === null ? side : 'label']}</Text>
          <Text textStyle="small" color="muted">
            {ownMoment(at, 'dated')}
          </Text>
          {reason && (
            <Text textStyle="small" overflowWrap="anywhere" whiteSpace="pre-line">
              {say.because({ reason })}
            </Text>
          )}
        </Step>
      ))}
    </ol>
  </Matter>
);
