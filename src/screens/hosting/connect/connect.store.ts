// Connecting a listing: its address is saved first, then it is connected. One that is connected already is told instead.
import { createEffect, sample, createEvent } from 'effector';
import {
  connectListingFx,
  createPropertyFx,
  deletePropertyFx,
  searchOwnPropertiesFx,
  updatePropertyFx,
} from '../../../../generated/client/property';
import type {
  ConnectListingCode,
  CreatePropertyCode,
  SearchOwnPropertiesCode,
  UpdatePropertyCode,
} from '../../../../generated/client/property';
import type { Failure } from '../../../../generated/client/transport';
import { pathTo } from '../../../../generated/routes/paths';
import { submission } from '../../shell/calls/submission';
import { wentTo } from '../../shell/navigation/navigation';
import { visitorChanged } from '../../shell/session/session.store';
import type { Visit } from '../../shell/navigation/visit';
import { propertyOpened } from '../own-property.store';

interface Wanted {
  readonly listing_url: string;
  /** The one that is to be connected; a new one where it is left out. */
  readonly property_id?: string;
}
interface Connected {
  readonly property_id: string;
  /** It had been connected before, and nothing was done. */
  readonly isKnown: boolean;
}
type Code = SearchOwnPropertiesCode | CreatePropertyCode | UpdatePropertyCode | ConnectListingCode;

/** Saves an address to a property, or to a new draft. A draft whose address is refused is of no use to anybody. */
const saveAddress = async (listing_url: string, kept: string | undefined): Promise<string> => {
  const property_id = kept ?? (await createPropertyFx()).property_id;
  try {
    await updatePropertyFx({ property_id, listing_url });
  } catch (failure) {
    if (kept === undefined) await deletePropertyFx({ property_id }).catch(() => undefined);
    throw failure;
  }
  return property_id;
};

const connectFx = createEffect<Wanted, Connected, Failure<Code>>(async ({ listing_url, property_id: asked }) => {
  const [known] = await searchOwnPropertiesFx({ listing_url });
  const isKnown = known !== undefined && known.property_id !== asked && known.connection_status !== null;
  if (isKnown) return { property_id: known.property_id, isKnown };
  const property_id = await saveAddress(listing_url, known?.property_id ?? asked);
  await connectListingFx({ property_id });
  return { property_id, isKnown };
});

export const connect = submission(connectFx);
/** The property that was connected to this address before. */
export const $known = connect.$sent.map((sent) => (sent?.result.isKnown ? sent.result.property_id : null));
const begun = connect.done.filterMap(({ result }) => (result.isKnown ? undefined : result.property_id));
sample({ clock: begun, fn: (property) => pathTo.connectProperty({ property }), target: wentTo });

/** A draft without a listing elsewhere. */
export const byHand = submission(createPropertyFx, 'dialog');
sample({ clock: byHand.done, fn: ({ result: { property_id } }) => pathTo.propertySetup({ property_id }), target: wentTo });

// menus count properties
sample({ clock: [begun, byHand.done], fn: () => undefined, target: visitorChanged });

/** The page that connects one listing: the property that its address names is found again, wherever it is opened. */
export const opened = createEvent<Visit>();

/** The property that is being connected. */
export const propertyIn = ({ query }: Visit): string | null => new URLSearchParams(query).get('property');
sample({ clock: opened.filterMap((visit) => propertyIn(visit) ?? undefined), target: propertyOpened });
// messages about one address do not carry over to the next
sample({ clock: opened, fn: () => undefined, target: connect.cleared });
