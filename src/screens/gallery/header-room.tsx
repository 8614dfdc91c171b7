// The parts above and below a page: headers of every kind, and the footer.
import type { ComponentProps } from 'react';
import { Box } from '../../ui/layout';
import { CheckoutHeader } from '../shell/chrome/checkout-header';
import { Footer } from '../shell/chrome/footer';
import { Header } from '../shell/chrome/header';
import { Exhibit, Room } from './exhibit';
import type { GalleryVisitor } from './visitor';
import { Surrounded } from './surrounded';

interface Place extends GalleryVisitor {
  readonly name: string;
  readonly at: string;
}

/** In a box of its own, so that it does not follow the window. */
const Headed = ({ children, ...place }: Omit<Place, 'name'> & Pick<ComponentProps<typeof Surrounded>, 'children'>) => (
  <Box
    borderWidth="1px"
    borderRadius="lg"
    css={{ '--header': { base: '4rem', md: '4.5rem' }, '& header': { borderRadius: 'lg', borderBottomWidth: '0' } }}
  >
    <Surrounded {...place}>{children}</Surrounded>
  </Box>
);

const headers: readonly Place[] = [
  { name: 'Signed out', at: '/points' },
  { name: 'Signed out, on a page of its own menu', at: '/faq/general' },
  { name: 'Signed in, not known yet: Open leads by the login page', at: '/points', has: 'unknown' },
  { name: 'Signed in, with nothing: Open leads to the welcome page', at: '/points', has: {} },
  { name: 'Signed in, a guest: Open leads to the stays', at: '/points', has: { stays: 2 } },
  { name: 'Signed in, a host: Open leads to the properties', at: '/points', has: { properties_total: 1, stays: 2 } },
  { name: 'Beside a sidebar', at: '/account', has: { stays: 2 } },
  { name: 'Host view', at: '/bookings', has: { properties_total: 1, properties_connected: 1 } },
  { name: 'Full width', at: '/connect/property', has: {} },
];
const checkoutHeaders: readonly Place[] = [
  { name: 'Signed out', at: '/listing/1' },
  { name: 'Signed in: the icon says whose account it is', at: '/listing/1', has: { stays: 2 } },
  { name: 'Signed in, the address not known yet', at: '/checkout/1', has: 'unknown' },
];

export const HeaderRoom = () => (
  <Room title="Headers and footer">
    {headers.map(({ name, ...headed }) => (
      <Exhibit key={name} name={`Header: ${name}`}>
        <Headed {...headed}>{(visit) => <Header visit={visit} />}</Headed>
      </Exhibit>
    ))}
    {checkoutHeaders.map(({ name, ...headed }) => (
      <Exhibit key={name} name={`Checkout header: ${name}`}>
        <Headed {...headed}>{(visit) => <CheckoutHeader visit={visit} />}</Headed>
      </Exhibit>
    ))}
    <Exhibit name="Footer">
      <Box borderWidth="1px" borderRadius="lg" overflow="hidden" css={{ '& footer': { marginTop: '4' } }}>
        <Surrounded>{() => <Footer />}</Surrounded>
      </Box>
    </Exhibit>
  </Room>
);
