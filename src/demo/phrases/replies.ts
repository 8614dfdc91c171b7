// The hosts' replies to reviews.
type Some = readonly [string, ...string[]];

export const repliesToGood: Some = [
  'Thank you, {guest}, you were wonderful guests. The door is open any time.',
  'What a kind note. Come back in another season, it’s a different place.',
  'So glad that you enjoyed it. Safe travels, {guest}!',
  'You left the place cleaner than you found it, {guest}. Welcome back whenever you like.',
  'This made our week. Thank you, {guest}.',
  'Thank you! I have read it aloud at the kitchen table.',
  'A pleasure from the first message on. Until next time!',
];
export const repliesInFrench: Some = [
  'Merci beaucoup, {guest} ! Au plaisir de vous revoir.',
  'Quel beau mot, merci. La porte vous est ouverte en toute saison.',
  'Un grand merci à vous, {guest}, et bon retour !',
];
export const repliesToMixed: Some = [
  'Thank you for telling us, {guest}. We have had it looked at since, and it is as it should be.',
  'Fair point, {guest}. We have seen to it.',
  'Sorry about that, {guest}. I have put it into the description so that nobody else is surprised.',
  'We should have told you beforehand. I hope you will give us another chance.',
  'You’re right, and I’m sorry. It was put right the week after your stay.',
  'Thank you for being honest and kind about it. It helps us more than stars do.',
];
