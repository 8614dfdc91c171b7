// A host's automatic messages: the button that opens them, and their window.
import { useUnit } from 'effector-react';
import { automaticMax } from '../../../generated/model/constants';
import type { AutomaticMessage, PropertyRow } from '../../../generated/model/entities';
import { automaticTexts as say } from '../../../generated/texts/sentences/automaticTexts';
import { Button } from '../../ui/button';
import { commonIcons } from '../../ui/icons/common';
import { Box, HStack } from '../../ui/layout';
import { ListLine } from '../../ui/list-line';
import { Text } from '../../ui/type';
import { ConfirmWindow } from '../shell/call-parts/confirm-window';
import { KeptListWindow } from '../shell/call-parts/kept-list-window';
import { shownClock } from '../shell/format/format';
import { AutomaticForm, placeOf } from './automatic-form';
import { automatic, deleting } from './automatic.store';

/** When it is sent, in a line. */
const momentOf = ({ moment, days, clock }: AutomaticMessage): string => {
  const time = shownClock(clock);
  if (moment === 'paid') return say.paid;
  if (days === 0) return (moment === 'arrival' ? say.arrivalDay : say.departureDay)({ time });
  return say[moment]({ count: days, time });
};
const placeIn = (places: readonly PropertyRow[], id: string | null): string => {
  const place = places.find(({ property_id }) => property_id === id);
  if (id === null) return say.all;
  return place ? placeOf(place) : say.gone;
};

const Line = ({ message, places }: { readonly message: AutomaticMessage; readonly places: readonly PropertyRow[] }) => {
  const view = useUnit(automatic.viewed);
  const title = momentOf(message);
  return (
    <ListLine flexWrap="wrap" alignItems="flex-start" gap="2">
      <Box flex="1 1 14rem" minWidth="0">
        <Text fontWeight="semibold">{title}</Text>
        <Text textStyle="small" color="muted" overflowWrap="anywhere">
          {[placeIn(places, message.property_id), ...(message.is_on ? [] : [say.off])].join(' · ')}
        </Text>
        <Text textStyle="small" lineClamp="3" overflowWrap="anywhere">
          {message.text}
        </Text>
      </Box>
      <HStack>
        <Button variant="ghost" size="sm" aria-label={`${say.edit}: ${title}`} onClick={() => view({ kind: 'form', line: message })}>
          {say.edit}
        </Button>
        <Button variant="ghost" size="sm" aria-label={`${say.delete}: ${title}`} onClick={() => view({ kind: 'remove', line: message })}>
          {say.delete}
        </Button>
      </HStack>
    </ListLine>
  );
};

const DeleteWindow = ({ message: { message_id } }: { readonly message: AutomaticMessage }) => {
  const { problem, busy } = useUnit({ problem: deleting.$problem, busy: deleting.$pending });
  const [remove, view] = useUnit([deleting.submitted, automatic.viewed]);
  return (
    <ConfirmWindow
      title={say.deleteHeading}
      keep={say.keep}
      confirm={say.delete}
      busy={busy}
      problem={problem}
      onClose={() => view({ kind: 'list' })}
      onConfirm={() => remove({ message_id })}
    >
      {say.deleteText}
    </ConfirmWindow>
  );
};

/** The window, where it is open; not inside another form. */
export const AutomaticWindow = () => {
  const [view, data] = useUnit([automatic.$view, automatic.all.$data]);
  const places = data?.places ?? [];
  if (view === null) return null;
  if (view.kind === 'form') return <AutomaticForm message={view.line} places={places} />;
  if (view.kind === 'remove') return view.line && <DeleteWindow message={view.line} />;
  return (
    <KeptListWindow of={automatic} say={say} most={automaticMax} lead={say.lead}>
      {(message) => <Line key={message.message_id} {...{ message, places }} />}
    </KeptListWindow>
  );
};

export const AutomaticButton = () => {
  const open = useUnit(automatic.opened);
  return (
    <Button variant="outline" icon={commonIcons.clock} onClick={() => open()}>
      {say.heading}
    </Button>
  );
};
