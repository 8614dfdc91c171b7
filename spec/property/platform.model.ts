// The platforms that listings come from, and what each says of whose a listing is.
import { values } from 'spec-to-app/values';

export const SourcePlatform = values({
  source: '§3 Property',
  says: 'The platform that a listing comes from, guessed from its URL; only names of its own count, since a page there may prove whose a listing is, as does a calendar that names its listing',
  items: {
    airbnb: {
      label: 'Airbnb',
      calendarNamesListing: true,
      hosts:
        'airbnb.ca airbnb.com airbnb.fr airbnb.co.uk airbnb.ie airbnb.com.au airbnb.co.nz airbnb.de airbnb.at airbnb.ch airbnb.be airbnb.nl airbnb.es airbnb.it airbnb.mx airbnb.jp',
    },
    vrbo: { label: 'Vrbo', calendarNamesListing: false, hosts: 'vrbo.com' },
    booking: { label: 'Booking.com', calendarNamesListing: false, hosts: 'booking.com' },
    expedia: {
      label: 'Expedia',
      calendarNamesListing: false,
      hosts: 'expedia.ca expedia.com expedia.fr expedia.co.uk expedia.com.au expedia.de expedia.mx',
    },
    // allow text/lone-empty: a listing at any other address
    generic: { label: 'Own website', calendarNamesListing: false, hosts: '' },
  },
});
