// A host's automatic messages: the button that opens them, and their window.
import { useUnit } from 'effector-react';
import { automaticMax } from '../../../generated/model/constants';
import type { AutomaticMessage, PropertyRow } from '../../../generated/model/entities';
import { automaticTexts as say } from '../../../generated/texts/sentences/automaticTexts';
import { Button } from '../../ui/button';
import { commonIcons } from '../../ui/icons/common';
import { Box, HStack } from '../../ui/layout';
import { ListLine } from '../../ui/list-line';
import { Modal } from '../../ui/modal';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Text } from '../../ui/type';
import { ConfirmWindow } from '../shell/calls/confirm-window';
import { LoadFailed } from '../shell/failures/load-failed';
import { shownClock } from '../shell/format/format';
import { AutomaticForm, placeOf } from './automatic-form';
import { $hasFailed, $pending, $view, automatic, automaticClosed, automaticOpened, deleting, places, viewed } from './automatic.store';

/** When it is sent, in a line. */
const momentOf = ({ moment, days, clock }: AutomaticMessage): string => {
  const time = shownClock(clock);
  if (moment === 'paid') return say.paid;
  if (days === 0) return (moment === 'arrival' ? say.arrivalDay : say.departureDay)({ time });
  return say[moment]({ count: days, time });
};
const placeIn = (properties: readonly PropertyRow[], id: string | null): string => {
  const place = properties.find(({ property_id }) => property_id === id);
  if (id === null) return say.all;
  return place ? placeOf(place) : say.gone;
};

const Line = ({ message, properties }: { readonly message: AutomaticMessage; readonly properties: readonly PropertyRow[] }) => {
  const view = useUnit(viewed);
  const title = momentOf(message);
  return (
    <ListLine flexWrap="wrap" alignItems="flex-start" gap="2">
      <Box flex="1 1 14rem" minWidth="0">
        <Text fontWeight="semibold">{title}</Text>
        <Text textStyle="small" color="muted" overflowWrap="anywhere">
          {[placeIn(properties, message.property_id), ...(message.is_on ? [] : [say.off])].join(' · ')}
        </Text>
        <Text textStyle="small" lineClamp="3" overflowWrap="anywhere">
          {message.text}
        </Text>
      </Box>
      <HStack>
        <Button variant="ghost" size="sm" aria-label={`${say.edit}: ${title}`} onClick={() => view({ kind: 'form', message })}>
          {say.edit}
        </Button>
        <Button variant="ghost" size="sm" aria-label={`${say.delete}: ${title}`} onClick={() => view({ kind: 'delete', message })}>
          {say.delete}
        </Button>
      </HStack>
    </ListLine>
  );
};

const Lines = () => {
  const { data, properties, pending } = useUnit({ data: automatic.$data, properties: places.$data, pending: $pending });
  const [hasFailed, retry] = useUnit([$hasFailed, automaticOpened]);
  if (data && properties)
    return (
      <>
        <Text color="muted" marginBottom="2">
          {data.length === 0 ? say.none : say.lead}
        </Text>
        <ul>
          {data.map((message) => (
            <Line key={message.message_id} {...{ message, properties }} />
          ))}
        </ul>
      </>
    );
  if (hasFailed && !pending) return <LoadFailed says={say.failed} retry={say.retry} onRetry={() => retry()} />;
  return (
    <Loading label={say.loading} display="grid" gap="3">
      <Skeleton height="14" borderRadius="md" />
      <Skeleton height="14" borderRadius="md" />
    </Loading>
  );
};

const ListWindow = () => {
  const [data, properties, view, close] = useUnit([automatic.$data, places.$data, viewed, automaticClosed]);
  const isFull = data !== null && data.length >= automaticMax;
  const add = (
    <Button variant="outline" icon={commonIcons.plus} disabled={properties === null} onClick={() => view({ kind: 'form', message: null })}>
      {say.add}
    </Button>
  );
  return (
    <Modal open title={say.heading} onClose={() => close()} footer={isFull ? <Text color="muted">{say.full}</Text> : add}>
      <Lines />
    </Modal>
  );
};

const DeleteWindow = ({ message: { message_id } }: { readonly message: AutomaticMessage }) => {
  const { problem, busy } = useUnit({ problem: deleting.$problem, busy: deleting.$pending });
  const [remove, view] = useUnit([deleting.submitted, viewed]);
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
  const [view, properties] = useUnit([$view, places.$data]);
  if (view === null) return null;
  if (view.kind === 'list') return <ListWindow />;
  if (view.kind === 'form') return <AutomaticForm message={view.message} places={properties ?? []} />;
  return view.message && <DeleteWindow message={view.message} />;
};

export const AutomaticButton = () => {
  const open = useUnit(automaticOpened);
  return (
    <Button variant="outline" icon={commonIcons.clock} onClick={() => open()}>
      {say.heading}
    </Button>
  );
};
