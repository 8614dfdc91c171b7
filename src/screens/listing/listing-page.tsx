// A listing from pictures to things to know, in the order in which guests decide, with the booking panel beside it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { Listing } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { bookingPanelTexts } from '../../../generated/texts/sentences/bookingPanelTexts';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Banner } from '../../ui/banner';
import { Box, Container } from '../../ui/layout';
import { RouteLink } from '../shell/navigation/links';
import { AllReviews } from './all-reviews';
import { Amenities } from './amenities';
import { BottomBar } from './bottom-bar';
import { Clamped } from './clamped';
import { FactsRow, Highlights } from './facts';
import { FreeNights } from './free-nights';
import { HostCard } from './host-card';
import { Know } from './know';
import { deferred } from '../shell/loading/deferred';
import { Panel } from './panel';
import { Part } from './part';
import { Photos } from './photos';
import { Place } from './place';
import { Reviews } from './reviews';
import { SectionTabs } from './section-tabs';
import { TitleRow } from './title-row';
import { Icon } from '../../ui/icon';
import { stayIcons } from '../../ui/icons/stay';
import { Text } from '../../ui/type';

// The beds, a card for each bedroom.
const Sleeping = ({ listing: { bedroom_list: rooms } }: { readonly listing: Listing }) => {
  if (rooms.length === 0) return null;
  return (
    <Part id="sleep" heading={say.sleepHeading}>
      <chakra.ul display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))">
        {rooms.map(({ name, beds }) => (
          <chakra.li key={name} borderWidth="1px" borderRadius="lg" padding="5">
            <Icon of={stayIcons.bed} size={28} color="spruce" />
            <Text fontWeight="semibold" marginTop="3">
              {name}
            </Text>
            <Text textStyle="small" color="muted">
              {beds}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Part>
  );
};

// of no use to the first look at the page
const others = deferred(async () => (await import('./others')).Others);

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23.25rem' },
    columnGap: { lg: '12', xl: '24' },
    paddingTop: { base: '0', md: '8' },
  },
});
const Aside = chakra('aside', { base: { display: { base: 'none', lg: 'block' } } });
const Floating = chakra('div', {
  base: {
    position: 'sticky',
    top: 'calc(var(--header) + 4rem)',
    padding: '6',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'soft',
    // parts opened here lie above the cookie notice
    '&:has([role=dialog])': { zIndex: 'sticky' },
    // closer together in a low window, so that the total stays in sight
    '@media (max-height: 49rem)': { top: 'calc(var(--header) + 3.75rem)', paddingY: '4', '--parts': '0.75rem', '--line': '0.125rem' },
  },
});
// on phones the pictures come first
const Top = chakra('div', { base: { display: 'flex', flexDirection: { base: 'column', md: 'column-reverse' } } });

const About = ({ listing }: { readonly listing: Listing }) => (
  <Part id="about" heading={say.aboutHeading}>
    <Clamped text={listing.description} lines={6} more={say.showMore} less={say.showLess} />
  </Part>
);

const Preview = ({ listing: { property_id } }: { readonly listing: Listing }) => (
  <Box paddingY="4">
    <Banner actions={<RouteLink to={pathTo.propertySetup({ property_id })}>{say.draftBack}</RouteLink>}>{say.draft}</Banner>
  </Box>
);

export const ListingPage = ({ listing }: { readonly listing: Listing }) => {
  const photos = useRef<HTMLDivElement>(null);
  return (
    <>
      <SectionTabs listing={listing} after={photos} />
      <Container maxWidth="container.listing" paddingBottom={{ base: '28', lg: '16' }}>
        {listing.status === 'draft' && <Preview listing={listing} />}
        <Top>
          <Box ref={photos} id="photos" scrollMarginTop="8rem">
            <Photos listing={listing} />
          </Box>
          <TitleRow listing={listing} />
        </Top>
        <Columns>
          <Box minWidth="0">
            <FactsRow listing={listing} />
            <Highlights listing={listing} />
            <About listing={listing} />
            <Sleeping listing={listing} />
            <Amenities listing={listing} />
            <FreeNights listing={listing} />
            <Reviews listing={listing} />
            <Place listing={listing} />
            <HostCard listing={listing} />
            <Know listing={listing} />
          </Box>
          <Aside aria-label={bookingPanelTexts.label}>
            <Floating>
              <Panel listing={listing} where="panel" />
            </Floating>
          </Aside>
        </Columns>
        {listing.status === 'listed' && <others.Part listing={listing} />}
      </Container>
      <BottomBar listing={listing} />
      <AllReviews listing={listing} />
    </>
  );
};
