// Everything that the server answers about properties.
import type { PropertyHandlers } from '../../../generated/contract/handlers';
import type { Context } from '../context';
import { listingHandlers } from './listing.handlers';
import { searchHandlers } from './search.handlers';

export const propertyHandlers: Partial<PropertyHandlers<Context>> = { ...searchHandlers, ...listingHandlers };
