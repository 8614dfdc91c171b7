// The slim Chakra system that runs in the browser and in the page renderer. Its globals stand in a file of their own.
import { properties } from './properties';
import { createSystem } from '@chakra-ui/react/styled-system';
import { recipes, slotRecipes } from './recipes';
import { breakpoints, textStyles, tokens } from './tokens';

/** The common part of the running system and the compiled globals. */
export const common = {
  cssVarsPrefix: 't',
  cssVarsRoot: ':where(html)',
  theme: { breakpoints, tokens, textStyles, recipes, slotRecipes },
} as const;

const whole = createSystem(properties, common);

/** An element's own style is a recipe that Chakra would make anew each time the element is drawn. */
const byIdentity = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** The system without globals: they come once, as a static file, before any other style. */
export const system: typeof whole = {
  ...whole,
  _global: [],
  _config: { ...whole._config, disableLayers: true },
  cva: byIdentity(whole.cva),
};
