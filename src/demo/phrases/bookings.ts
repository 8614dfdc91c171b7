// Messages of the demo's guests and hosts about a booking.
type Some = readonly [string, ...string[]];

export const messages: Some = [
  'Hello! We are two, quiet, and arriving by train in the evening.',
  'It’s our anniversary, so we would love the place if it’s free.',
  'We are coming for a wedding nearby. Is there an iron?',
  'Hi, we would bring one small dog if that’s all right.',
  'Two families who know each other well. The children are four, six and nine.',
  'I need somewhere to write for a few days. Is the internet good?',
  'We may be late on the first evening. Is that a problem?',
  'We stayed three years ago and still talk about it.',
  'Bonjour ! Nous arrivons de Sherbrooke vers 18 h. Merci d’avance.',
  'My parents are coming along; is there a bedroom without stairs?',
  'First time out that way. Tell us what not to miss!',
  'Is there room for skis or bikes inside?',
];
export const answers: Some = [
  'You are welcome! The key is where we will write you. Travel well.',
  'That works. Tell us when you leave, and the house will be warm.',
  'Happy to have you. There is good bread at the corner until six.',
  'Gladly! If anything is missing, write to us here.',
];
export const cancelReasons: Some = [
  'Our flight was cancelled and the next one is too late.',
  'One of the children is ill, so we have to stay home.',
  'Plans changed at work, I’m sorry.',
  'We found dates that suit us better and will book again.',
];
export const callOffReasons: Some = [
  'A pipe burst and the floor has to come up. I am so sorry.',
  'The furnace failed and the part takes two weeks.',
  'There was a death in the family and we need the house.',
];
export const rejectReasons: Some = [
  'The place is too small for your group, sorry.',
  'We are having work done on the roof that week.',
  'I’m afraid the second dog is one too many for our yard.',
  'Those nights were promised to returning guests. My mistake for leaving them open.',
];
