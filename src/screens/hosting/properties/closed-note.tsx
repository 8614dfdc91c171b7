// Why a page of a listing did not open for the person who is led to the list instead.
import { useUnit } from 'effector-react';
import { propertiesTexts as texts } from '../../../../generated/texts/sentences/propertiesTexts';
import { Banner } from '../../../ui/banner';
import { Box } from '../../../ui/layout';
import { rows } from './properties.store';

/** Where it led, the page that stayed closed: `/property/…/setup`. */
export const ClosedNote = ({ path }: { readonly path: string }) => {
  const known = useUnit(rows.$data);
  if (!known) return null;
  const here = known.find(({ property_id, cohost_for }) => cohost_for !== null && path.startsWith(`/property/${property_id}`));
  return (
    <Box marginBottom="6">
      {here?.cohost_for ? (
        <Banner tone="notice" live="status" title={texts.closedFor({ host: here.cohost_for })}>
          {texts.closedForText({ title: here.title || texts.untitled })}
        </Banner>
      ) : (
        <Banner tone="notice" live="status" title={texts.closed}>
          {texts.closedText}
        </Banner>
      )}
    </Box>
  );
};
