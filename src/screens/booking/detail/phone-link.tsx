// The phone number of the other side of a booking: on a phone, a tap calls it.
import type { BookingDetail } from '../../../../generated/model/entities';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { Link, Text } from '../../../ui/type';
import { shownPhone } from '../../shell/format/phone';

export const PhoneLink = ({ booking: { phone } }: { readonly booking: BookingDetail }) =>
  phone && (
    <Text>
      {bookingTexts.phone} <Link href={`tel:${phone}`}>{shownPhone(phone)}</Link>
    </Text>
  );
