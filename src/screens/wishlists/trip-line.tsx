// The dates and people of a list, in a line.
import { useUnit } from 'effector-react';
import { Text } from '../../ui/type';
import { detailText, tripOf } from '../shell/search-pill/trip';
import { $trip } from './stays.store';

export const TripLine = () => {
  const says = detailText(tripOf(useUnit($trip)));
  return says === undefined ? null : <Text color="muted">{says}</Text>;
};
