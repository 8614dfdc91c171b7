// A place's amenities: the first ten, and all of them in a window, with the missing ones.
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Listing } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { Accessibility, Amenity } from '../../../generated/model/values';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Button } from '../../ui/button';
import { Icon, type IconShape } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { stayIcons } from '../../ui/icons/stay';
import { Box, VisuallyHidden } from '../../ui/layout';
import { Modal } from '../../ui/modal';
import { Heading, Text } from '../../ui/type';
import { iconOf } from './amenity-icons';
import { Part } from './part';

const shownFirst = 10;
const every = keysOf(Amenity);
const groups = [...new Set(every.map((amenity) => Amenity[amenity].group))];

const Items = chakra('ul', {
  base: { display: 'grid', columnGap: '6', rowGap: '4', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } },
});
const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '4' },
  variants: { missing: { true: { color: 'muted', '& > span:last-child': { textDecoration: 'line-through' } } } },
});

interface OfferProps {
  readonly icon: IconShape;
  readonly label: string;
  readonly missing?: boolean;
}
const Offer = ({ icon, label, missing = false }: OfferProps) => (
  <Item missing={missing}>
    <Icon of={icon} size={24} />
    <span>
      {label}
      {missing && <VisuallyHidden>{` (${say.notThere})`}</VisuallyHidden>}
    </span>
  </Item>
);

const Group = ({ name, listing }: { readonly name: string; readonly listing: Listing }) => {
  const there = new Set(listing.amenities);
  const members = every.filter((amenity) => Amenity[amenity].group === name);
  return (
    <chakra.section paddingBottom="8">
      <Heading as="h3" textStyle="subheading" marginBottom="4">
        {name}
      </Heading>
      <Items>
        {[...members.filter((it) => there.has(it)), ...members.filter((it) => !there.has(it))].map((amenity) => (
          <Offer key={amenity} icon={iconOf(amenity, !there.has(amenity))} label={Amenity[amenity].label} missing={!there.has(amenity)} />
        ))}
      </Items>
    </chakra.section>
  );
};

const Accessible = ({ listing: { accessibility } }: { readonly listing: Listing }) => (
  <Items>
    {accessibility.map((it) => (
      <Offer key={it} icon={stayIcons.stepFree} label={Accessibility[it].label} />
    ))}
  </Items>
);

const reached = { tabIndex: 0 };

/** Distinctive amenities come first. */
const bestFirst = (amenities: Listing['amenities']) => [
  ...amenities.filter((it) => Amenity[it].highlight),
  ...amenities.filter((it) => !Amenity[it].highlight),
];

export const Amenities = ({ listing }: { readonly listing: Listing }) => {
  const [open, setOpen] = useState(false);
  const { amenities, accessibility } = listing;
  const title = say.allAmenities({ count: amenities.length });
  return (
    <Part id="amenities" heading={say.amenitiesHeading}>
      {amenities.length === 0 && <Text>{say.noAmenities}</Text>}
      <Items>
        {bestFirst(amenities)
          .slice(0, shownFirst)
          .map((amenity) => (
            <Offer key={amenity} icon={iconOf(amenity)} label={Amenity[amenity].label} />
          ))}
      </Items>
      {accessibility.length > 0 && (
        <Box marginTop="8">
          <Heading as="h3" textStyle="subheading" marginBottom="4">
            {say.accessibilityHeading}
          </Heading>
          <Accessible listing={listing} />
        </Box>
      )}
      {amenities.length > 0 && (
        <Button variant="outline" marginTop="8" iconAfter={icons.right} onClick={() => setOpen(true)}>
          {title}
        </Button>
      )}
      <Modal open={open} title={say.amenitiesHeading} shape="full" size="lg" onClose={() => setOpen(false)}>
        {/* the keyboard scrolls what it can reach */}
        <chakra.section {...reached} aria-label={title}>
          {groups.map((name) => (
            <Group key={name} name={name} listing={listing} />
          ))}
        </chakra.section>
      </Modal>
    </Part>
  );
};
