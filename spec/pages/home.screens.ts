// The home page.
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { counted, texts } from 'spec-to-app/text';
import { listCards, listPopularStates } from '../property/search.calls';
import { listReviews } from '../review/review.calls';
import { route } from '../product';

export const home = route('/', {
  source: '§2',
  screen: 'Home',
  title: 'A New Canadian Alternative to {largePlatform}',
  description:
    'Discover and host unique stays across Canada with lower fees. The first price you see includes every fee, and hosts keep everything they earn.',
  guard: anyone,
  uses: [listPopularStates, listReviews, listCards],
});

export const homeTexts = texts({
  source: decision('what the home page says: the search first, then places, how it works, and the claim of lower fees with its comparison'),
  says: 'The home page',
  texts: {
    headline: 'Stays across Canada, with lower fees',
    lead: 'Cabins, cottages and city stays from hosts who keep everything they earn. The first price you see includes every fee.',
    featuredHeading: 'Popular destinations',
    featuredCount: counted('count', { one: '{count} stay', other: '{count} stays' }),
    featuredFrom: 'from {price} per night incl. fees',
    featuredText: 'Provinces and territories with the most stays.',
    allPlaces: 'All vacation rentals',
    allPlacesText: 'From Vancouver Island to Newfoundland',
    howHeading: 'How it works',
    howSearchHeading: 'Find',
    howSearch: 'Search by place, dates and guests. Prices are totals before taxes.',
    howBookHeading: 'Book',
    howBook: 'Book instantly, or send a request and pay once your host accepts.',
    howStayHeading: 'Stay',
    howStay: 'Earn {pointsPerCad} points per dollar and use them on your next stay.',
    feeHeading: 'Lower fees, on both sides',
    feeHosts: 'Hosts keep {hostEarningsPercent}% of the price they set.',
    feeGuests: 'Guests pay {serviceFeePercent}%, included in the first price they see.',
    feeCompared: 'Compared with the {comparisonFeePercent}% host fee {largePlatform} published in {comparisonDate}.',
    feeMore: 'See how it adds up',
    feeExample: 'For a host to earn {kept} per night, guests pay',
    feeHere: 'On {product}',
    feeThere: 'On {largePlatform}',
    feeHereMade: '{kept} plus our {serviceFeePercent}% fee',
    feeThereMade: 'including {comparisonFeePercent}% for the platform',
    feeSaved: '{amount} less for the same night',
    seenHeading: 'Recently viewed',
    seenForget: 'Clear',
    reviewsHeading: 'What guests say',
    reviewsText: 'Recent reviews from guests who booked here.',
    reviewOf: 'Stayed at',
    someone: 'A guest',
    hostGuide: 'Read the host guide',
    hostHeading: 'Have a place to share?',
    hostText: 'Paste the link to your existing listing.',
    hostButton: 'Become a Host',
    extensionHeading: 'Looking elsewhere?',
    extensionText: 'Our browser extension shows you when the same place costs less here.',
    extensionButton: 'Get the extension',
    payLaterHeading: 'Stay now, pay later',
    payLaterText: '${payLaterDiscountCad} CAD off when you finance your stay with {partner}. You see the total cost first.',
    payLaterButton: 'See offer',
  },
});
