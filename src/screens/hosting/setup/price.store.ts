// A price's outcome, asked again at each change.
import { attach, sample } from 'effector';
import { previewPriceFx } from '../../../../generated/client/property';
import { type SetupPriceFormValues, setupPriceForm } from '../../../../generated/forms/setupPriceForm';
import { query } from '../../shell/calls/query';
import { $propertyId, propertyOpened } from '../own-property.store';

export const preview = query(
  attach({
    effect: previewPriceFx,
    source: $propertyId,
    mapParams: (prices: SetupPriceFormValues, property_id) => ({ ...prices, property_id }),
  }),
);
sample({ clock: propertyOpened, fn: () => undefined, target: preview.cleared });

/** Prices that can be looked at: as good as what may be saved. */
export const isPrice = (values: Partial<SetupPriceFormValues>): values is SetupPriceFormValues =>
  setupPriceForm.misfits(values).length === 0;
