// The mark of a listing that somebody else owns.
import { cohostTexts } from '../../../generated/texts/sentences/cohostTexts';
import { StatusChip } from '../../ui/status-chip';

export const CohostMark = ({ host }: { readonly host: string }) => <StatusChip tone="info">{cohostTexts.markOf({ host })}</StatusChip>;
