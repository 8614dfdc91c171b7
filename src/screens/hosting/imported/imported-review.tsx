// The review of what was read of a listing elsewhere: what was found beside what is missing, and on by hand where nothing was.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { HostProperty, ImportedListing } from '../../../../generated/model/entities';
import { ImportProblem, ListingNeed } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { importedTexts as texts } from '../../../../generated/texts/sentences/importedTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box, Card } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { Heading, Link, Text } from '../../../ui/type';
import { ButtonLink, RouteLink } from '../../shell/navigation/links';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { LinkForm } from '../connect/link-form';
import { $changedElsewhere } from '../own-property.store';
import { FoundValues } from './found-values';
import { again, confirm, permit, $changing, change, changeClosed } from './imported.store';
import { ImportedPhotos } from './imported-photos';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { parts, valuesOf } from './imported-fields';

// One value that was read is changed: the same field as in the setup, by itself.
const ChangeWindow = ({ property }: { readonly property: HostProperty }) => {
  const [changing, save, close] = useUnit([$changing, change.submitted, changeClosed]);
  const part = parts.find(({ id }) => id === changing);
  if (!part?.form) return null;
  return (
    <Modal open title={part.form.title} onClose={close}>
      <SubmissionForm
        of={change}
        form={part.form}
        facts={{}}
        starts={valuesOf(property, part)}
        startsFocused
        onSubmit={(values) => save(values)}
      />
    </Modal>
  );
};

const Sides = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
  },
});
// unconfirmed values stand among the imported ones
const waitsFor: Partial<Record<ListingNeed, readonly (keyof HostProperty)[]>> = {
  title: ['title'],
  description: ['description'],
  address: ['address', 'city', 'province', 'postal_code'],
  pin: ['latitude', 'longitude'],
};
const isBlank = (value: unknown): boolean => value === null || value === '';
const stillMissing = (property: HostProperty): readonly ListingNeed[] =>
  property.missing.filter((need) => {
    const fields = waitsFor[need];
    return !fields || fields.some((field) => isBlank(property[field]));
  });

const Missing = ({ property }: { readonly property: HostProperty }) => {
  const missing = stillMissing(property);
  return (
    <section aria-labelledby="missing-heading">
      <Heading id="missing-heading" textStyle="subheading" marginBottom="2">
        {texts.missing}
      </Heading>
      {missing.length === 0 && <Text color="muted">{texts.missingNone}</Text>}
      <ul>
        {missing.map((need) => {
          const { label: name, step: page } = ListingNeed[need];
          return (
            <ListLine paddingY="2" key={need}>
              {name}
              <RouteLink to={pathTo.propertySetup({ property_id: property.property_id, page })} aria-label={texts.addOf({ name })}>
                {texts.add}
              </RouteLink>
            </ListLine>
          );
        })}
      </ul>
    </section>
  );
};

interface ReviewProps {
  readonly property: HostProperty;
  readonly imported: ImportedListing;
}

const Found = ({ property, imported }: ReviewProps) => {
  const { confirming, permitting, changed } = useUnit({
    confirming: confirm.$problem,
    permitting: permit.$problem,
    changed: $changedElsewhere,
  });
  return (
    <>
      {changed.length > 0 ? (
        <Box marginBottom="6">
          <Banner tone="notice" live="alert" title={texts.changedElsewhere} />
        </Box>
      ) : (
        <ProblemBanner problem={confirming ?? permitting} />
      )}
      <Sides>
        <FoundValues property={property} imported={imported} />
        <Box display="grid" gap="6">
          <Card.Root>
            <Heading textStyle="subheading" marginBottom="2">
              {texts.photosHeading}
            </Heading>
            <ImportedPhotos property={property} imported={imported} />
          </Card.Root>
          <Card.Root>
            <Missing property={property} />
          </Card.Root>
        </Box>
      </Sides>
      <ChangeWindow property={property} />
    </>
  );
};

/** Nothing came of it: why, and what can be done. */
const Unread = ({ property, problem }: { readonly property: HostProperty; readonly problem: ImportProblem }) => {
  const { label, says } = ImportProblem[problem];
  const { property_id, listing_url } = property;
  return (
    <Box maxWidth="40rem">
      <Banner
        tone="notice"
        live="status"
        title={label}
        actions={
          <ButtonLink size="sm" to={pathTo.propertySetup({ property_id })}>
            {texts.byHand}
          </ButtonLink>
        }
      >
        {says}
        {listing_url && (
          <Text marginTop="2">
            <Link href={listing_url} target="_blank" rel="noopener noreferrer">
              {texts.openListing}
            </Link>
          </Text>
        )}
      </Banner>
      <Heading textStyle="subheading" marginTop="8" marginBottom="4">
        {texts.otherLink}
      </Heading>
      <LinkForm property={property} />
    </Box>
  );
};

const Again = ({ property_id }: { readonly property_id: string }) => {
  const { busy, problem } = useUnit({ busy: again.$pending, problem: again.$problem });
  const read = useUnit(again.submitted);
  return (
    <>
      <Button variant="outline" size="lg" busy={busy} onClick={() => read({ property_id })}>
        {texts.again}
      </Button>
      {problem && (
        <Text role="alert" color="error">
          {problem.message}
        </Text>
      )}
    </>
  );
};

/** Whether anything came of it, now or before. */
export const hasFound = ({ field_sources, photos_found }: ImportedListing): boolean =>
  Object.keys(field_sources).length > 0 || photos_found > 0;

/** A property's imported listing; `property.imported` has to be there. */
export const ImportedReview = ({ property, imported }: ReviewProps) => {
  if (imported.problem && !hasFound(imported)) return <Unread property={property} problem={imported.problem} />;
  return (
    <>
      {imported.problem && (
        <Box marginBottom="6">
          <Banner tone="notice" title={ImportProblem[imported.problem].label}>
            {ImportProblem[imported.problem].says}
          </Banner>
        </Box>
      )}
      <Found property={property} imported={imported} />
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" marginTop="10">
        <ButtonLink size="lg" to={pathTo.propertySetup({ property_id: property.property_id })}>
          {texts.goOn}
        </ButtonLink>
        <Again property_id={property.property_id} />
      </Box>
    </>
  );
};
