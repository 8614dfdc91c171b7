// The icons of first views; all others load with what shows them.
import type { IconShape } from '../icon';

export const drawn = (...paths: string[]): IconShape => ({ paths });
export const filled = (...paths: string[]): IconShape => ({ paths, filled: true });
export const starPath = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

export const icons = {
  search: drawn('M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6z', 'M15.8 15.8L20.5 20.5'),
  close: drawn('M6 6l12 12', 'M18 6L6 18'),
  menu: drawn('M4 7h16', 'M4 12h16', 'M4 17h16'),
  left: drawn('M14.5 5.5L8 12l6.5 6.5'),
  right: drawn('M9.5 5.5L16 12l-6.5 6.5'),
  check: drawn('M4.5 12.5l5 5 10-11'),
  star: filled(starPath),
  map: drawn('M3.5 6.5L9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20z', 'M9 4v13.5', 'M15 6.5V20'),
  info: drawn('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z', 'M12 11.2v5', 'M12 7.8v.1'),
  warning: drawn('M12 4L2.8 19.5h18.4z', 'M12 10v4.5', 'M12 17v.1'),
} as const satisfies Readonly<Record<string, IconShape>>;
