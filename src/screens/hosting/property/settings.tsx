// Where a property stands, what guests said of it, and the end of it.
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { deletePropertyForm } from '../../../../generated/forms/deletePropertyForm';
import type { HostProperty, PublicReview } from '../../../../generated/model/entities';
import { PropertyStatus } from '../../../../generated/model/values';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { List, Row, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Stars } from '../../../ui/stars';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { shownDate } from '../../shell/format/format';
import { PropertyStatusChip } from '../../shell/property-card/property-status';
import { reviews, reviewsShownOf } from './overview.store';
import { Matter, Part } from './part';
import { deletion } from './property.store';
import { StatusMoves } from './status-moves';

interface Own {
  readonly property: HostProperty;
}

const Status = ({ property }: Own) => (
  <Matter heading={say.statusHeading}>
    <Row flexWrap="wrap" gap="3">
      <PropertyStatusChip status={property.status} />
      <Text>{PropertyStatus[property.status].says}</Text>
    </Row>
    <Text look="small" tone="muted" marginTop="2" marginBottom="3">
      {say.statusText}
    </Text>
    <Row flexWrap="wrap" gap="3">
      <StatusMoves property={property} />
    </Row>
  </Matter>
);

const Review = ({ review }: { readonly review: PublicReview }) => (
  <li>
    <Row gap="3">
      <Stars rating={review.rating} size={14} />
      <Text look="small" tone="muted">
        {shownDate(review.created_at, 'dated')}
      </Text>
    </Row>
    <Text marginTop="1" overflowWrap="anywhere">
      {review.comment}
    </Text>
  </li>
);

const Reviews = ({ property }: Own) => {
  const { found, failure } = useUnit({ found: reviews.$data, failure: reviews.$failure });
  const show = useUnit(reviewsShownOf);
  const { property_id, rating, review_count: count } = property;
  useEffect(() => void show(property_id), [show, property_id]);
  const average = rating === null ? undefined : rating.toFixed(2);
  return (
    <Matter heading={say.reviewsHeading}>
      {count === 0 && <Text tone="muted">{say.noReviews}</Text>}
      {average !== undefined && count > 0 && (
        <Text fontWeight="semibold" marginBottom="4">
          {count === 1 ? say.reviewsOne({ rating: average }) : say.reviewsCount({ rating: average, count })}
        </Text>
      )}
      {failure && <Banner tone="bad" title={say.reviewsFailed} />}
      <List gap="5">
        {found?.reviews.map((review) => (
          <Review key={review.review_id} review={review} />
        ))}
      </List>
    </Matter>
  );
};

const DeletionWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const { problem, busy } = useUnit({ problem: deletion.$problem, busy: deletion.$pending });
  const press = useUnit(deletion.submitted);
  return (
    <Modal open title={deletePropertyForm.title} onClose={onClose}>
      <ProblemBanner problem={problem} />
      <Text marginBottom="5">{deletePropertyForm.intro}</Text>
      <GeneratedForm
        form={deletePropertyForm}
        facts={{}}
        busy={busy}
        problem={problem}
        look="danger"
        onSubmit={() => press()}
        actions={
          <Button look="quiet" size="lg" onClick={onClose}>
            {say.keep}
          </Button>
        }
      />
    </Modal>
  );
};

const Deletion = () => {
  const [open, setOpen] = useState(false);
  return (
    <Matter heading={say.deleteHeading}>
      <Stack gap="3" alignItems="flex-start">
        <Text tone="muted">{say.deleteText}</Text>
        <Button look="danger" onClick={() => setOpen(true)}>
          {say.deleteOpen}
        </Button>
      </Stack>
      {open && <DeletionWindow onClose={() => setOpen(false)} />}
    </Matter>
  );
};

export const Settings = ({ property }: Own) => (
  <Part id="settings" heading={say.settings}>
    <Status property={property} />
    <Reviews property={property} />
    <Deletion />
  </Part>
);
