// A listing that is being connected: how far it is, and then what was read.
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { connectForm } from '../../../../generated/forms/connectForm';
import type { HostProperty } from '../../../../generated/model/entities';
import { connectTexts as texts } from '../../../../generated/texts/sentences/connectTexts';
import { importedTexts } from '../../../../generated/texts/sentences/importedTexts';
import { pathTo } from '../../../../generated/routes/paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box, HStack } from '../../../ui/layout';
import { PageHead } from '../../../ui/page-head';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Spinner } from '../../../ui/spinner';
import { Text } from '../../../ui/type';
import { RetryButton } from '../../shell/failures/retry-button';
import { RouteLink } from '../../shell/navigation/links';
import { again } from '../imported/imported.store';
import { hasFound, ImportedReview } from '../imported/imported-review';
import { own } from '../own-property.store';
import { useReading } from '../use-reading';
import { nameOf } from './platform';

const Reading = ({ property }: { readonly property: HostProperty }) => (
  <Box as="output" display="block" paddingY="6">
    <HStack gap="3">
      <Spinner />
      <Text fontWeight="semibold">{texts.reading}</Text>
    </HStack>
    <Text color="muted" marginTop="2" overflowWrap="anywhere">
      {property.listing_url}
    </Text>
    <Text textStyle="small" color="muted" marginTop="2">
      {texts.readingHint}
    </Text>
  </Box>
);

/** Its address is saved, but it was not connected: the connection broke in between, for one. */
const NotYet = ({ property: { property_id, listing_url } }: { readonly property: HostProperty }) => {
  const { busy, problem } = useUnit({ busy: again.$pending, problem: again.$problem });
  const begin = useUnit(again.submitted);
  return (
    <Banner
      tone={problem ? 'bad' : 'info'}
      live={problem ? 'alert' : 'status'}
      title={problem?.message ?? texts.notYet}
      actions={
        <Button size="sm" busy={busy} onClick={() => begin({ property_id })}>
          {texts.connectNow}
        </Button>
      }
    >
      {problem?.cure ?? listing_url}
    </Banner>
  );
};

const Meanwhile = () => (
  <Loading label={texts.reading} paddingTop="8">
    <Skeleton height="10" width="60%" />
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} height="14" marginTop="6" />
    ))}
  </Loading>
);

const Failed = () => {
  const failure = useUnit(own.$failure);
  const retry = useUnit(own.retried);
  const isAbsent = failure && 'status' in failure && failure.status < 500;
  return (
    <Box maxWidth="40rem">
      <PageHead title={connectForm.title} />
      <Banner
        tone="bad"
        live="alert"
        title={isAbsent ? texts.notFound : texts.failed}
        actions={
          isAbsent ? (
            <RouteLink to={pathTo.properties()}>{texts.back}</RouteLink>
          ) : (
            <RetryButton variant="outline" size="sm" onRetry={() => retry()} />
          )
        }
      />
    </Box>
  );
};

/** The imported result takes the focus when it arrives, for people who listen. */
const useHeadingFocus = (isReading: boolean) => {
  const before = useRef(isReading);
  useEffect(() => {
    const heading = before.current && !isReading ? document.querySelector<HTMLElement>('h1') : null;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    before.current = isReading;
  }, [isReading]);
};

const Known = ({ property }: { readonly property: HostProperty }) => {
  const reading = useReading();
  useHeadingFocus(reading);
  const { imported, platform } = property;
  const isRead = !reading && imported !== null && hasFound(imported);
  return (
    <>
      {isRead ? (
        <PageHead title={importedTexts.heading} lead={platform && importedTexts.lead({ platform: nameOf(platform) })} />
      ) : (
        <PageHead title={connectForm.title} />
      )}
      {reading && <Reading property={property} />}
      {!reading && imported && <ImportedReview property={property} imported={imported} />}
      {!reading && !imported && <NotYet property={property} />}
    </>
  );
};

export const Connecting = ({ id }: { readonly id: string }) => {
  const { property, failure, pending } = useUnit({ property: own.$data, failure: own.$failure, pending: own.$pending });
  if (property?.property_id === id) return <Known property={property} />;
  return failure && !pending ? <Failed /> : <Meanwhile />;
};
