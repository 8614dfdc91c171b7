// Headings, text, links, buttons, icons, chips.
import { Button, IconButton } from '../../ui/button';
import { Badge, Chip, RemovableChip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { stayIcons } from '../../ui/icons/stay';
import { Divider, List, Row, Stack } from '../../ui/layout';
import { Heading, LinkButton, Money, Text, TextLink } from '../../ui/type';
import { Exhibit, Room } from './exhibit';

const looks = ['hero', 'display', 'title', 'heading', 'subheading'] as const;
const buttons = ['main', 'plain', 'soft', 'quiet', 'danger'] as const;

const Buttons = () => (
  <>
    <Exhibit name="Button: looks, disabled, busy">
      {[{}, { disabled: true }, { busy: true }].map((state) => (
        <Row key={Object.keys(state).join()} flexWrap="wrap" marginBottom="3">
          {buttons.map((look) => (
            <Button key={look} look={look} {...state}>
              {look[0]?.toUpperCase()}
              {look.slice(1)}
            </Button>
          ))}
        </Row>
      ))}
    </Exhibit>
    <Exhibit name="Button: sizes, icons, round, full">
      <Row flexWrap="wrap" marginBottom="3">
        <Button size="sm">Small</Button>
        <Button size="md" icon={icons.search}>
          Search
        </Button>
        <Button size="lg" look="plain" iconAfter={icons.external}>
          Large
        </Button>
        <Button round look="plain" icon={icons.map}>
          Map
        </Button>
        <IconButton icon={icons.heart} label="Save" />
        <IconButton icon={icons.close} label="Close" look="plain" />
        <IconButton icon={icons.search} label="Search" look="main" />
      </Row>
      <Button full size="lg">
        Reserve
      </Button>
    </Exhibit>
  </>
);

export const WordsRoom = () => (
  <Room title="Words and buttons">
    <Stack gap="3">
      {looks.map((look) => (
        <Heading key={look} as="h3" look={look}>
          Stays by the water, from coast to coast
        </Heading>
      ))}
      <Text look="lead">A lead says in one breath what a page is about.</Text>
      <Text maxWidth="text">
        Body text at sixteen pixels with room to breathe; <TextLink href="#words">a link in it</TextLink>,{' '}
        <LinkButton>a button that reads like a link</LinkButton>, and figures that line up: <Money fontWeight="bold">$1,284.50 CAD</Money>.
      </Text>
      <Text tone="muted">Whistler, British Columbia · cabin · sleeps 6</Text>
      <Text look="small" tone="good">
        Free cancellation before Feb 7
      </Text>
    </Stack>
    <Exhibit name="List and divider">
      <List>
        <li>Two bedrooms, three beds</li>
        <li>A wood stove, and wood for it</li>
      </List>
      <Divider marginY="4" />
      <Text look="small">What comes after it.</Text>
    </Exhibit>
    <Buttons />
    <Exhibit name="Chips and badges">
      <Row flexWrap="wrap">
        <Chip aria-haspopup="dialog">Price</Chip>
        <Chip pressed>Pets allowed</Chip>
        <Chip pressed={false}>Instant book</Chip>
        <RemovableChip label="Hot tub" onRemove={() => undefined} />
        <Badge>Instant book</Badge>
      </Row>
    </Exhibit>
    <Exhibit name="Icons">
      <Row flexWrap="wrap" gap="4">
        {Object.entries({ ...icons, ...stayIcons }).map(([name, shape]) => (
          <Icon key={name} of={shape} size={24} label={name} />
        ))}
      </Row>
    </Exhibit>
  </Room>
);
