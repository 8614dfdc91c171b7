// A season as its host writes it: its dates and price, and the listings at which it holds.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { seasonForm, type SeasonFormValues } from '../../../../generated/forms/seasonForm';
import type { Season, Seasons } from '../../../../generated/model/entities';
import { seasonTexts as say } from '../../../../generated/texts/sentences/seasonTexts';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { ListingChoice } from '../listing-choice';
import { adding, changing, seasons } from './seasons.store';

/** Where there is one listing, it is meant. */
const startsAt = (season: Season | null, listings: Seasons['listings']): readonly string[] =>
  listings
    .filter(({ property_id }) => (season ? season.property_ids.includes(property_id) : listings.length === 1))
    .map(({ property_id }) => property_id);

const startsOf = (season: Season | null): Partial<SeasonFormValues> => {
  if (!season) return {};
  const { name, start, last, yearly, price_cents, min_nights } = season;
  return { name, start, last, yearly, ...(price_cents === null ? {} : { price_cents }), ...(min_nights === null ? {} : { min_nights }) };
};

export const SeasonForm = ({ season, listings }: { readonly season: Season | null; readonly listings: Seasons['listings'] }) => {
  const [view, add, change] = useUnit([seasons.viewed, adding.submitted, changing.submitted]);
  const [chosen, setChosen] = useState(() => startsAt(season, listings));
  const [isMissing, setMissing] = useState(false);
  const back = () => view({ kind: 'list' });
  const submit = (values: SeasonFormValues) => {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    const sent = { ...values, price_cents: values.price_cents ?? null, min_nights: values.min_nights ?? null, property_ids: [...chosen] };
    if (season) change({ ...sent, season_id: season.season_id });
    else add(sent);
  };
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    setMissing(false);
  };
  return (
    <Modal open title={season ? say.editHeading : say.add} onClose={back}>
      <SubmissionForm
        of={season ? changing : adding}
        form={seasonForm}
        facts={{}}
        starts={startsOf(season)}
        below={{
          min_nights: (
            <Box marginTop="5">
              <ListingChoice
                label={say.where}
                error={isMissing ? say.whereMissing : undefined}
                {...{ listings, chosen }}
                onChoose={choose}
              />
            </Box>
          ),
        }}
        actions={
          <Button variant="ghost" onClick={back}>
            {say.back}
          </Button>
        }
        onSubmit={submit}
        startsFocused
      />
    </Modal>
  );
};
