// The home page.
import { decision } from '../language/declaration';
import { anyone } from '../language/rule';
import { texts } from '../language/text';
import { listPopularStates } from '../property/search.calls';
import { listReviews } from '../review/review.calls';
import { route } from '../product';

export const home = route('/', {
  source: '§2',
  screen: 'Home',
  title: 'A New Canadian Alternative to {platform}',
  description:
    'Discover and host unique stays across Canada with lower fees. See the whole price first, and let hosts keep all that they earn.',
  guard: anyone,
  uses: [listPopularStates, listReviews],
});

export const homeTexts = texts({
  source: decision('what the home page says: the search first, then places, how it works, and the claim of lower fees with its comparison'),
  says: 'The home page',
  texts: {
    headline: 'Stays across Canada, with lower fees',
    lead: 'Cabins, cottages and city rooms from people who keep all that they earn. The first price that you see has every fee in it.',
    featuredHeading: 'Where people are going',
    featuredCount: '{count} stays',
    featuredFrom: 'from {price} per night incl. fees',
    featuredText: 'The provinces and territories with the most places to stay.',
    allPlaces: 'All vacation rentals',
    allPlacesText: 'From Vancouver Island to Avalon',
    howHeading: 'How it works',
    howSearchHeading: 'Find',
    howSearch: 'Search by place, dates and people. Prices are totals before taxes.',
    howBookHeading: 'Book',
    howBook: 'Book at once, or ask the host. Nothing is charged before the host accepts.',
    howStayHeading: 'Stay',
    howStay: 'Collect {pointsPerCad} points per dollar, and pay with them next time.',
    feeHeading: 'Lower fees, on both sides',
    feeHosts: 'Hosts keep {hostEarningsPercent}% of the price that they set.',
    feeGuests: 'Guests pay {serviceFeePercent}%, inside the first price that they see.',
    feeCompared: 'Compared with the {comparisonFeePercent}% that {platform} published as its fee for hosts in {comparisonDate}.',
    feeMore: 'See how it adds up',
    feeExample: 'For a host to keep {kept} a night, guests pay',
    feeHere: 'On {product}',
    feeThere: 'On {platform}',
    feeHereMade: '{kept} and our {serviceFeePercent}%',
    feeThereMade: 'a price of which {comparisonFeePercent}% goes to the platform',
    feeSaved: '{amount} less for the same night',
    reviewsHeading: 'What guests say',
    reviewsText: 'The newest reviews, each from a stay that was booked here.',
    reviewOf: 'Stayed at',
    someone: 'A guest',
    hostGuide: 'Read the host guide',
    hostHeading: 'Have a place of your own?',
    hostText: 'Bring the listing that you already have elsewhere by its address.',
    hostButton: 'Become a Host',
    extensionHeading: 'Looking elsewhere?',
    extensionText: 'Our browser extension tells you when the same home costs less here.',
    extensionButton: 'Get the extension',
    payLaterHeading: 'Stay now, pay later',
    payLaterText: '${payLaterDiscountCad} off when {partner} finances your stay. The total cost comes first.',
    payLaterButton: 'See the offer',
  },
});
