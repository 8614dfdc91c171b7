// A phone number as people read it; apart from the other formats, which the first page needs.

/** A number of ours has a space and dashes, any other stays as it is kept. @example shownPhone('+16045550188') // +1 604-555-0188 */
export const shownPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3');
