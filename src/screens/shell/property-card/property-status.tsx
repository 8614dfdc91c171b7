// Where a property stands between draft and listed, as a chip.
import { PropertyStatus } from '../../../../generated/model/values';
import { StatusChip } from '../../../ui/status-chip';

export const PropertyStatusChip = ({ status }: { readonly status: PropertyStatus }) => {
  const { label, tone } = PropertyStatus[status];
  return <StatusChip tone={tone}>{label}</StatusChip>;
};
