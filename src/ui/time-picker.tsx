// A time of day: 96 slots, one every 15 minutes, on a 12-hour clock.
import { timePickerSlotMinutes, timePickerSlots } from '../../generated/model/constants';
import { formTexts } from '../../generated/texts/sentences/formTexts';
import type { FieldControlProps } from './control';
import { type Option, Select } from './select';

/** `16:30` as `4:30 PM`. */
export const twelveHours = (clock: string): string => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

const clockOf = (slot: number) => {
  const minutes = slot * timePickerSlotMinutes;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** The slots of a day, `00:00` to `23:45`. */
export const timeSlots: readonly Option[] = Array.from({ length: timePickerSlots }, (_, slot) => {
  const value = clockOf(slot);
  return { value, label: twelveHours(value) };
});

/** Takes and gives `16:30`. A time between two slots stays as it is until another is chosen. */
export const TimePicker = (props: FieldControlProps<string> & { readonly prompt?: string | undefined }) => {
  const { value } = props;
  const between = value && !timeSlots.some((slot) => slot.value === value);
  const options = between ? [{ value, label: twelveHours(value) }, ...timeSlots] : timeSlots;
  return <Select {...props} prompt={props.prompt ?? formTexts.chooseTime} options={options} />;
};
