// The sidebar and the mobile menu, under every condition.
import { useUnit } from 'effector-react';
import { Button } from '../../ui/button';
import { Box, Grid, HStack } from '../../ui/layout';
import { Text } from '../../ui/type';
import { MobileMenu } from '../shell/chrome/mobile-menu';
import { $menuIsOpen, menuOpened } from '../shell/chrome/mobile-menu.store';
import { Sidebar } from '../shell/chrome/sidebar';
import type { Visit } from '../shell/navigation/visit';
import { Exhibit, Room } from './exhibit';
import type { GalleryVisitor } from './visitor';
import { Surrounded } from './surrounded';

const people: readonly (GalleryVisitor & { readonly name: string })[] = [
  { name: 'Nothing yet', has: {} },
  { name: 'Stays alone', has: { stays: 2 } },
  { name: 'A property that is not connected', has: { properties_total: 1 } },
  { name: 'A connected property', has: { properties_total: 1, properties_connected: 1 } },
  { name: 'Connected properties and stays', has: { properties_total: 1, properties_connected: 1, stays: 2 } },
  { name: 'Without search', has: { stays: 2 }, settings: { searchEnabled: false } },
  { name: 'Not known yet', has: 'unknown' },
];

const MenuOf = ({ name, visit }: { readonly name: string; readonly visit: Visit }) => {
  const [isOpen, open] = useUnit([$menuIsOpen, menuOpened]);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={open}>
        {name}
      </Button>
      {isOpen && <MobileMenu visit={visit} />}
    </>
  );
};

export const MenuRoom = () => (
  <Room title="Sidebar and mobile menu">
    <Text color="muted" display={{ md: 'none' }}>
      The sidebar stands beside a page from 768 pixels. Below, its items are in the menu.
    </Text>
    <Grid gap="6" display={{ base: 'none', md: 'grid' }} gridTemplateColumns={{ md: 'repeat(4, 1fr)', xl: 'repeat(3, 1fr)' }}>
      {people.map(({ name, ...standing }) => (
        <Exhibit key={name} name={`Sidebar: ${name}`}>
          <Box width="fit-content" css={{ '& nav': { height: { md: '38rem', xl: '34rem' }, borderWidth: '1px', borderRadius: 'lg' } }}>
            <Surrounded at="/account" {...standing}>
              {(visit) => <Sidebar visit={visit} />}
            </Surrounded>
          </Box>
        </Exhibit>
      ))}
    </Grid>
    <Text color="muted" display={{ base: 'none', md: 'block' }}>
      The mobile menu opens below 768 pixels, and closes by itself from there.
    </Text>
    <Box display={{ md: 'none' }}>
      <Exhibit name="Mobile menu">
        <HStack flexWrap="wrap">
          <Surrounded at="/points">{(visit) => <MenuOf name="Signed out" visit={visit} />}</Surrounded>
          {people.map(({ name, ...standing }) => (
            <Surrounded key={name} at="/account" {...standing}>
              {(visit) => <MenuOf name={name} visit={visit} />}
            </Surrounded>
          ))}
        </HStack>
      </Exhibit>
    </Box>
  </Room>
);
