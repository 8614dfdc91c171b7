// Headings, text, links, buttons, icons, chips.
import { Button, IconButton } from '../../ui/button';
import { Chip, RemovableChip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { stayIcons } from '../../ui/icons/stay';
import { Badge, Box, HStack, List, Separator, Stack } from '../../ui/layout';
import { ListLine } from '../../ui/list-line';
import { NextFact } from '../../ui/next-fact';
import { Heading, Link, LinkButton, Money, Text } from '../../ui/type';
import { Exhibit, Room } from './exhibit';

const looks = ['hero', 'display', 'title', 'heading', 'subheading'] as const;
const buttons = ['solid', 'outline', 'subtle', 'ghost'] as const;

const Buttons = () => (
  <>
    <Exhibit name="Button: looks, disabled, busy">
      {[{}, { disabled: true }, { busy: true }].map((state) => (
        <HStack key={Object.keys(state).join()} flexWrap="wrap" marginBottom="3">
          {buttons.map((variant) => (
            <Button key={variant} variant={variant} {...state}>
              {variant[0]?.toUpperCase()}
              {variant.slice(1)}
            </Button>
          ))}
        </HStack>
      ))}
    </Exhibit>
    <Exhibit name="Button: sizes, icons, round, full">
      <HStack flexWrap="wrap" marginBottom="3">
        <Button danger>Danger</Button>
        <Button size="sm">Small</Button>
        <Button size="md" icon={icons.search}>
          Search
        </Button>
        <Button size="lg" variant="outline" iconAfter={commonIcons.external}>
          Large
        </Button>
        <Button borderRadius="full" variant="outline" icon={icons.map}>
          Map
        </Button>
        <IconButton icon={commonIcons.heart} label="Save" />
        <IconButton icon={icons.close} label="Close" variant="outline" />
        <IconButton icon={icons.search} label="Search" variant="solid" />
      </HStack>
      <Button width="full" size="lg">
        Reserve
      </Button>
    </Exhibit>
  </>
);

export const WordsRoom = () => (
  <Room title="Words and buttons">
    <Stack gap="3">
      {looks.map((look) => (
        <Heading key={look} as="h3" textStyle={look}>
          Stays by the water, from coast to coast
        </Heading>
      ))}
      <Text textStyle="lead">A lead says in one breath what a page is about.</Text>
      <Text maxWidth="text">
        Body text at sixteen pixels with room to breathe; <Link href="#words">a link in it</Link>,{' '}
        <LinkButton>a button that reads like a link</LinkButton>, and figures that line up: <Money fontWeight="bold">$1,284.50 CAD</Money>.
      </Text>
      <Text color="muted">Whistler, British Columbia · cabin · sleeps 6</Text>
      <Text textStyle="small" color="spruce">
        Free cancellation before Feb 7
      </Text>
    </Stack>
    <Exhibit name="List, divider, lines">
      <List.Root>
        <li>Two bedrooms, three beds</li>
        <li>A wood stove, and wood for it</li>
      </List.Root>
      <Separator marginY="4" />
      <Box as="ul">
        {['First night', 'Cleaning fee'].map((name) => (
          <ListLine key={name}>
            {name} <Money>$120.00 CAD</Money>
          </ListLine>
        ))}
      </Box>
    </Exhibit>
    <Buttons />
    <Exhibit name="Facts behind one another">
      <Text>
        Last active today <NextFact>Logged in May 2, 2026</NextFact>
      </Text>
    </Exhibit>
    <Exhibit name="Chips and badges">
      <HStack flexWrap="wrap">
        <Chip aria-haspopup="dialog">Price</Chip>
        <Chip pressed>Pets allowed</Chip>
        <Chip pressed={false}>Instant book</Chip>
        <RemovableChip label="Hot tub" onRemove={() => undefined} />
        <Badge>Instant book</Badge>
      </HStack>
    </Exhibit>
    <Exhibit name="Icons">
      <HStack flexWrap="wrap" gap="4">
        {Object.entries({ ...icons, ...commonIcons, ...stayIcons }).map(([name, shape]) => (
          <Icon key={name} of={shape} size={24} label={name} />
        ))}
      </HStack>
    </Exhibit>
  </Room>
);
