// The address of a listing, to be connected: what it looks like is said while it is typed.
import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { connectForm } from '../../../../generated/forms/connectForm';
import { pathTo } from '../../../../generated/routes/paths';
import { connectTexts as texts } from '../../../../generated/texts/sentences/connectTexts';
import { Banner } from '../../../ui/banner';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { ButtonLink } from '../../shell/navigation/links';
import { besideLink } from './beside-link';
import { $known, connect } from './connect.store';
import { nameOf, platformIn } from './platform';

const Guess = ({ typed }: { readonly typed: string }) => {
  const platform = platformIn(typed);
  return (
    <Text as="output" textStyle="small" color="muted" display="block" minHeight="5" marginTop="1">
      {platform === 'generic' && texts.guessedOwn}
      {platform && platform !== 'generic' && texts.guessed({ platform: nameOf(platform) })}
    </Text>
  );
};

export interface LinkFormProps {
  /** The property that is connected anew; a new one otherwise. */
  readonly property?: { readonly property_id: string; readonly listing_url: string | null };
  /** Beside the button: another way on. */
  readonly actions?: ReactNode;
}

export const LinkForm = ({ property, actions }: LinkFormProps) => {
  const { problem, busy, known } = useUnit({ problem: connect.$problem, busy: connect.$pending, known: $known });
  const submit = useUnit(connect.submitted);
  const start = property?.listing_url ?? '';
  const [typed, setTyped] = useState(start);
  return (
    <>
      {known && (
        <Box marginBottom="5">
          <Banner
            tone="notice"
            live="alert"
            title={texts.alreadyYours}
            actions={
              <ButtonLink variant="outline" size="sm" to={pathTo.property({ property_id: known })}>
                {texts.openIt}
              </ButtonLink>
            }
          />
        </Box>
      )}
      <ProblemBanner problem={problem} />
      <GeneratedForm
        form={connectForm}
        facts={{}}
        {...(start && { starts: { listing_url: start } })}
        busy={busy}
        problem={besideLink(problem)}
        below={{ listing_url: <Guess typed={typed} /> }}
        actions={actions}
        onChange={({ listing_url = '' }) => setTyped(listing_url)}
        onSubmit={({ listing_url }) => submit({ listing_url, ...(property && { property_id: property.property_id }) })}
      />
    </>
  );
};
