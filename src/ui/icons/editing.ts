// Icons for what is put in order; loaded only by the screens that do so.
import type { IconShape } from '../icon';

const dot = (x: number, y: number): string => `M${x} ${y - 1.6}a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 1 0 0-3.2z`;

export const editingIcons: { readonly grip: IconShape } = {
  grip: { paths: [5, 12, 19].flatMap((y) => [dot(8.5, y), dot(15.5, y)]), filled: true },
};
