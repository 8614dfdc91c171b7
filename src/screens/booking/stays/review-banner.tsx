// Above a guest's stays: the one that is to be reviewed, or the way to choose among several.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { BookingRow } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { reviewTexts as say } from '../../../../generated/texts/sentences/reviewTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box, List } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { shownDates } from '../../shell/format/format';
import { ownDeadline } from '../../shell/format/own-zone';
import { withLeft } from '../../shell/format/time-left';
import { useNow } from '../../shell/format/use-now';
import { ButtonLink, RouteLink } from '../../shell/navigation/links';
import { reviewable } from './stays.store';

const toReview = ({ booking_id }: BookingRow): string => pathTo.stays({ booking_id, review: true });
const nameOf = ({ property }: BookingRow): string => property.title || property.place;
const deadlineOf = ({ review_deadline, timezone: zone }: BookingRow): string => ownDeadline(review_deadline, { zone, date: 'weekday' });

const Choice = ({ rows, onClose }: { readonly rows: readonly BookingRow[]; readonly onClose: () => void }) => {
  const now = useNow();
  return (
    <Modal open title={say.chooseHeading} onClose={onClose}>
      <List.Root gap="4">
        {rows.map((row) => (
          <li key={row.booking_id}>
            <RouteLink to={toReview(row)} fontWeight="semibold" overflowWrap="anywhere">
              {nameOf(row)}
            </RouteLink>
            <Text textStyle="small" color="muted">
              {shownDates(row.checkin, row.checkout)} · {withLeft(say.by({ date: deadlineOf(row) }), row.review_deadline, now)}
            </Text>
          </li>
        ))}
      </List.Root>
    </Modal>
  );
};

const Several = ({ rows }: { readonly rows: readonly BookingRow[] }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Banner
        title={say.waiting({ count: rows.length })}
        actions={
          <Button size="sm" onClick={() => setOpen(true)}>
            {say.choose}
          </Button>
        }
      />
      {isOpen && <Choice rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
};

export const ReviewBanner = () => {
  const now = useNow();
  const rows = useUnit(reviewable.$data)?.bookingList ?? [];
  const [first] = rows;
  if (!first) return null;
  return (
    <Box marginTop="6">
      {rows.length > 1 ? (
        <Several rows={rows} />
      ) : (
        <Banner
          title={say.howWas({ title: nameOf(first) })}
          actions={
            <ButtonLink size="sm" to={toReview(first)}>
              {say.write}
            </ButtonLink>
          }
        >
          {withLeft(say.until({ date: deadlineOf(first) }), first.review_deadline, now)}
        </Banner>
      )}
    </Box>
  );
};
