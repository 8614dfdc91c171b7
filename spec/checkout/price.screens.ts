// The words of a price: its lines, its sums, and what comes back of it when a stay is cancelled.
import { decision } from 'spec-to-app/declaration';
import { counted, texts } from 'spec-to-app/text';

export const priceTexts = texts({
  source: decision('look and feel: one breakdown, the same words everywhere'),
  says: 'The price of a stay, wherever it is shown',
  texts: {
    totalBeforeTaxes: 'Total before taxes',
    taxes: 'Taxes',
    total: 'Total',
    due: 'Due now',
    dueLater: 'Due once accepted',
    paid: 'Paid',
    afterPoints: 'Total after points',
    totalNights: counted('nights', { one: 'total before taxes · {nights} night', other: 'total before taxes · {nights} nights' }),
    hostKeeps: 'Your host keeps 100% of their price.',
  },
});

export const priceLineTexts = texts({
  source: decision('section 3: the lines of a price, in order'),
  says: 'What each line of a price is called, apart from taxes',
  texts: {
    nights: counted('nights', { one: '{each} × {nights} night', other: '{each} × {nights} nights' }),
    extraGuests: counted('guests', { one: '{guests} extra guest', other: '{guests} extra guests' }),
    monthlyDiscount: 'Monthly discount {percent}%',
    weeklyDiscount: 'Weekly discount {percent}%',
    earlyDiscount: 'Early-booking discount {percent}%',
    lastMinuteDiscount: 'Last-minute discount {percent}%',
    cleaningFee: 'Cleaning fee',
    petFee: 'Pet fee',
    serviceFee: '{product} fee',
  },
});

export const refundStepTexts = texts({
  source: decision('section 5: the steps of a cancellation policy'),
  says: 'What comes back at each step of a cancellation policy',
  texts: {
    everything: 'Full refund',
    nothing: 'No refund',
    cleaningFee: 'Only the cleaning fee is refunded',
    petFee: 'Only the pet fee is refunded',
    bothFees: 'Only cleaning and pet fees are refunded',
    nothingLater: 'No refund after check-in',
    nights: 'Full refund for the nights',
    share: '{percent}% refund for the nights',
    nightsAfterFirst: counted('kept', {
      one: 'Full refund for the nights after the first',
      other: 'Full refund for the nights after the first {kept}',
    }),
    shareAfterFirst: counted('kept', {
      one: '{percent}% refund for the nights after the first',
      other: '{percent}% refund for the nights after the first {kept}',
    }),
    nightsLeft: 'Refund for all unused nights from {date}',
    shareLeft: '{percent}% refund for nights from {date}',
    nightsOver: 'No refund: no unused nights are left',
  },
});
