// The arrival as a guest may read it on a day. Pure; days are the property's.
import { arrivalDays } from '../../../../generated/model/constants';
import { addDays } from '../../../../generated/model/dates';
import type { ArrivalGuide, ArrivalNote } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import type { PlainDate } from '../../../../generated/model/wire';
import { ArrivalPart } from '../../../../generated/model/values';

/** A guide in which nothing is written yet. */
export const emptyGuide: ArrivalGuide = {
  way_days: arrivalDays,
  parking_days: arrivalDays,
  entry_days: arrivalDays,
  code_days: arrivalDays,
  wifi_days: arrivalDays,
  manual_days: arrivalDays,
  leaving_days: arrivalDays,
};

export interface ArrivalDay {
  readonly checkin: PlainDate;
  readonly today: PlainDate;
}
/** The words of each part from its day on, and before that the day alone. */
export const notesOf = (guide: ArrivalGuide, { checkin, today }: ArrivalDay): ArrivalNote[] =>
  keysOf(ArrivalPart).flatMap((part) => {
    const text = guide[part];
    if (text === undefined) return [];
    const shown_from = addDays(checkin, -guide[`${part}_days`]);
    return [{ part, text: today < shown_from ? null : text, shown_from }];
  });
