// How a page begins and ends: its head, the hero and the closing band of a page that wins people over.
import { Button } from '../../ui/button';
import { Closing } from '../../ui/closing';
import { LineDrawing } from '../../ui/drawings';
import { Hero } from '../../ui/hero';
import { Box } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Link } from '../../ui/type';
import { Exhibit, Room } from './exhibit';

const actions = (
  <>
    <Button size="lg">Become a host</Button>
    <Button size="lg" variant="outline">
      How it works
    </Button>
  </>
);

export const PagesRoom = () => (
  <Room title="Pages">
    <Exhibit name="Page head">
      <PageHead title="Booking policies" lead="What holds when plans change: for guests, for hosts, and for the money between them." />
      <PageHead title="Frequently asked questions about stays, hosts, prices and points">
        <Link href="#pages">A line of its own</Link>
      </PageHead>
    </Exhibit>
    <Exhibit name="Hero: with a figure">
      <Box borderRadius="xl" overflow="hidden">
        <Hero
          title="Keep all of what you earn"
          lead="Hosts pay nothing. Guests see the whole price from the first moment."
          actions={actions}
          figure={
            <Box display="grid" justifyItems="center">
              <LineDrawing of="key" />
            </Box>
          }
        />
      </Box>
    </Exhibit>
    <Exhibit name="Hero: words alone">
      <Box borderRadius="xl" overflow="hidden">
        <Hero title="Stays by the water" />
      </Box>
    </Exhibit>
    <Exhibit name="Closing">
      <Closing title="Ready when you are" actions={actions}>
        It takes a minute, and your listing stays where it is.
      </Closing>
      <Closing title="Search stays" actions={<Button>Search</Button>} />
    </Exhibit>
  </Room>
);
