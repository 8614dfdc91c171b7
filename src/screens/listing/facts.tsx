// A place in one line, and three highlights.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Listing, PricingMeta } from '../../../generated/model/entities';
import { fastReplyPercent } from '../../../generated/model/constants';
import { easyPolicies } from '../../../generated/model/tables';
import { Amenity, CancellationPolicy, PropertyType } from '../../../generated/model/values';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Icon, type IconShape } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { stayIcons } from '../../ui/icons/stay';
import { Heading, Text } from '../../ui/type';
import { iconOf } from './amenity-icons';
import { $price } from './price.store';
import { useOwnDeadline } from '../shell/format/own-zone';
import { together } from '../shell/format/together';
import { Box, Span } from '../../ui/layout';

/** Facts in lines, a dot between two: the dot before the first of each line is cut off. */
export const FactList = chakra('ul', {
  base: {
    '--dot': '1.25rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '1',
    marginInlineStart: 'calc(-1 * var(--dot))',
    clipPath: 'inset(-0.5rem -0.5rem -0.5rem var(--dot))',
    '& > li': { display: 'inline-flex', alignItems: 'center' },
    '& > li::before': { content: '"·"', flexShrink: '0', width: 'var(--dot)', textAlign: 'center', color: 'muted' },
  },
});

const bedroomsOf = (bedrooms: number) => (bedrooms === 0 ? say.factsBedroomsNone : say.factsBedrooms({ count: bedrooms }));

const titleOf = ({ host: { first_name: name }, cohosts, property_type }: Listing): string => {
  const type = PropertyType[property_type].label;
  if (!name) return type;
  return cohosts.length > 0 ? say.hostedByWith({ type, name, names: together(cohosts) }) : say.hostedBy({ type, name });
};

export const FactsRow = ({ listing }: { readonly listing: Listing }) => {
  const { sleeps, bedrooms, beds, baths } = listing;
  return (
    <Box paddingBottom="6">
      <Heading marginBottom="1">{titleOf(listing)}</Heading>
      <FactList color="muted">
        <li>{say.factsGuests({ count: sleeps })}</li>
        <li>{bedroomsOf(bedrooms)}</li>
        <li>{say.factsBeds({ count: beds })}</li>
        {baths > 0 && <li>{say.factsBaths({ count: baths })}</li>}
      </FactList>
    </Box>
  );
};

interface Highlight {
  readonly icon: IconShape;
  readonly title: string;
  readonly text?: string;
}

interface Known {
  readonly price: PricingMeta | null;
  readonly deadline: ReturnType<typeof useOwnDeadline>;
}

const isEasy = (policy: CancellationPolicy): boolean => easyPolicies.some((it) => it.policy === policy);

/** Until when cancelling is free, or a policy that speaks for the place: a strict one does not. */
const freeOf = ({ cancellation_policy: policy, timezone: zone }: Listing, { price, deadline }: Known): Highlight | false => {
  const until = price?.cancellation?.free_until;
  const icon = commonIcons.calendar;
  return until
    ? { icon, title: say.highlightFree({ moment: deadline(until, { zone }) }), text: say.highlightFreeText }
    : isEasy(policy) && { icon, title: CancellationPolicy[policy].label, text: CancellationPolicy[policy].says };
};

/** The three that speak loudest, in order. */
const highlightsOf = (listing: Listing, known: Known): readonly Highlight[] => {
  const { badges, instant_book, amenities, pets_allowed, reply_rate_percent: replies } = listing;
  const special = amenities.filter((amenity) => Amenity[amenity].highlight);
  const all: readonly (Highlight | false)[] = [
    badges.includes('guest_favourite') && { icon: icons.star, title: say.highlightFavourite, text: say.highlightFavouriteText },
    instant_book && { icon: commonIcons.bolt, title: say.highlightInstant, text: say.highlightInstantText },
    freeOf(listing, known),
    special[0] !== undefined && { icon: iconOf(special[0]), title: Amenity[special[0]].label },
    pets_allowed && { icon: stayIcons.paw, title: say.highlightPets },
    replies !== null && replies >= fastReplyPercent && { icon: commonIcons.message, title: say.highlightReply({ percent: replies }) },
    special[1] !== undefined && { icon: iconOf(special[1]), title: Amenity[special[1]].label },
  ];
  return all.filter((it) => it !== false).slice(0, 3);
};

export const Highlights = ({ listing }: { readonly listing: Listing }) => {
  const known = { price: useUnit($price), deadline: useOwnDeadline() };
  return (
    <chakra.ul display="grid" gap="5" paddingY="8" borderTopWidth="1px">
      {highlightsOf(listing, known).map(({ icon, title, text }) => (
        <chakra.li key={title} display="flex" gap="4" alignItems={text ? 'flex-start' : 'center'}>
          <Span color="spruce" display="inline-flex" paddingTop="0.5">
            <Icon of={icon} size={26} />
          </Span>
          <div>
            <Text fontWeight="semibold">{title}</Text>
            {text && (
              <Text textStyle="small" color="muted">
                {text}
              </Text>
            )}
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
};
