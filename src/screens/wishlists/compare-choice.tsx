// Choosing stays of a list to compare: the button that begins it, a tick below each card, and the bar that leads on.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { comparedMax, comparedMin } from '../../../generated/model/constants';
import type { PropertyCard } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { compareTexts as say } from '../../../generated/texts/sentences/compareTexts';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/choice';
import { VisuallyHidden } from '../../ui/layout';
import { useFoot } from '../../ui/use-foot';
import { ButtonLink } from '../shell/navigation/links';
import { $chosen, choosingBegun, choosingEnded, stayTicked } from './compare-choice.store';
import { $cards, $trip } from './stays.store';

export const CompareButton = () => {
  const { cards, chosen } = useUnit({ cards: $cards, chosen: $chosen });
  const begin = useUnit(choosingBegun);
  if (cards === null || cards.length < comparedMin || chosen !== null) return null;
  return (
    <Button variant="outline" onClick={() => begin()}>
      {say.compare}
    </Button>
  );
};

export const CompareTick = ({ of: { property_id: id, title } }: { readonly of: PropertyCard }) => {
  const [chosen, tick] = useUnit([$chosen, stayTicked]);
  if (chosen === null) return null;
  const isChosen = chosen.includes(id);
  return (
    <Checkbox
      id={`compare-${id}`}
      label={
        <>
          <span aria-hidden="true">{say.compare}</span>
          <VisuallyHidden>{say.chooseOf({ title })}</VisuallyHidden>
        </>
      }
      value={isChosen}
      disabled={!isChosen && chosen.length >= comparedMax}
      onChange={(on) => tick({ id, on })}
    />
  );
};

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginTop: '6',
    paddingTop: '3',
    paddingBottom: 'max({spacing.3}, env(safe-area-inset-bottom))',
    bg: 'white',
    borderTopWidth: '1px',
    '& > :first-child': { flex: '1 1 5rem' },
  },
});

const ChosenBar = ({ chosen }: { readonly chosen: readonly string[] }) => {
  const [{ cards, trip }, end] = [useUnit({ cards: $cards, trip: $trip }), useUnit(choosingEnded)];
  const bar = useFoot('--foot');
  const stays = chosen.filter((id) => cards?.some(({ property_id }) => property_id === id));
  return (
    <Bar ref={bar} aria-label={say.heading}>
      <output>{stays.length === 0 ? say.choose : say.chosen({ count: stays.length })}</output>
      <Button variant="ghost" onClick={() => end()}>
        {say.cancel}
      </Button>
      {stays.length >= comparedMin && <ButtonLink to={pathTo.comparePage({ ...trip, stays })}>{say.compare}</ButtonLink>}
    </Bar>
  );
};

export const CompareBar = () => {
  const chosen = useUnit($chosen);
  return chosen === null ? null : <ChosenBar chosen={chosen} />;
};
