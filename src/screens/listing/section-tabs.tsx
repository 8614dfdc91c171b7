// The parts of the page as tabs, in sight once the pictures have left.
import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useEffect, useState } from 'react';
import type { Listing } from '../../../generated/model/entities';
import { listingReviewTexts } from '../../../generated/texts/sentences/listingReviewTexts';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Container } from '../../ui/layout';
import { type NamedPart, PartTabs } from '../../ui/part-tabs';
import { useRead } from '../../ui/use-read';

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: 'var(--header)',
    zIndex: 'sticky',
    bg: 'white',
    borderBottomWidth: '1px',
    animation: 'appear 150ms ease-out',
    display: { base: 'none', md: 'block' },
    '@media print': { display: 'none' },
  },
});

const partsOf = (listing: Listing): readonly NamedPart[] => [
  { id: 'photos', label: say.photosHeading },
  { id: 'about', label: say.aboutHeading },
  { id: 'amenities', label: say.amenitiesHeading },
  { id: 'calendar', label: say.calendarHeading },
  { id: 'reviews', label: listingReviewTexts.heading },
  ...(listing.lat === null ? [] : [{ id: 'place', label: say.mapHeading }]),
  { id: 'know', label: say.knowHeading },
];

/** Whether an element has left the window upwards. */
const useGone = (element: RefObject<HTMLElement | null>) => {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return gone;
};

export const SectionTabs = ({ listing, after }: { readonly listing: Listing; readonly after: RefObject<HTMLElement | null> }) => {
  const gone = useGone(after);
  const tabs = partsOf(listing);
  const read = useRead(tabs.map(({ id }) => id).join(' '), gone);
  if (!gone) return null;
  return (
    <Bar aria-label={say.parts}>
      <Container maxWidth="container.listing">
        <PartTabs parts={tabs} read={read} tall />
      </Container>
    </Bar>
  );
};
