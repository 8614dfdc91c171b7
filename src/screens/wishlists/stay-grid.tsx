// The stays of a list as cards, and those of them that are not listed now, counted.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { PropertyCard, WishlistVoices } from '../../../generated/model/entities';
import { compareTexts } from '../../../generated/texts/sentences/compareTexts';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { Text } from '../../ui/type';
import { CardGrid, GridSkeleton } from '../shell/card-grid/card-grid';
import { LoadFailed } from '../shell/failures/load-failed';
import { CompareBar, CompareTick } from './compare-choice';
import { $cards, $ids, $trip, cards } from './stays.store';
import { Voices } from './voices';
import { $byVotes, $voices } from './voices.store';

const orderedByVotes = (cards: readonly PropertyCard[], { votes }: WishlistVoices): readonly PropertyCard[] => {
  const counts = new Map(votes.map(({ property_id, count }) => [property_id, count]));
  const countOf = ({ property_id }: PropertyCard): number => counts.get(property_id) ?? 0;
  return cards.toSorted((one, other) => countOf(other) - countOf(one));
};

export const StayGrid = ({ empty }: { readonly empty: ReactNode }) => {
  const { ids, shown, failure, pending } = useUnit({ ids: $ids, shown: $cards, failure: cards.$failure, pending: cards.$pending });
  const { voices, byVotes, trip } = useUnit({ voices: $voices, byVotes: $byVotes, trip: $trip });
  const retry = useUnit(cards.retried);
  if (ids?.length === 0) return empty;
  if (shown === null && failure && !pending) return <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />;
  if (ids === null || shown === null) return <GridSkeleton count={4} />;
  const taken = new Set(shown.filter(({ is_bookable }) => is_bookable === false).map(({ property_id }) => property_id));
  const absent = pending ? 0 : ids.length - shown.length;
  return (
    <>
      <CardGrid
        cards={byVotes && voices ? orderedByVotes(shown, voices) : shown}
        query={trip}
        as="h2"
        renderBelow={(card) => (
          <>
            {taken.has(card.property_id) && <Text color="notice">{compareTexts.notBookable}</Text>}
            <CompareTick of={card} />
            <Voices of={card} />
          </>
        )}
      />
      {absent > 0 && (
        <Text color="muted" marginTop="8">
          {say.absent({ count: absent })}
        </Text>
      )}
      <CompareBar />
    </>
  );
};
