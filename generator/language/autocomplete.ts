// The values of HTML's `autocomplete`: what a browser may fill in by itself.
type Words<S extends string> = S extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : S;

export type Autocomplete =
  | Words<'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password'>
  | Words<'one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3'>
  | Words<'address-level2 address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp'>
  | Words<'cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo'>
  | Words<'tel tel-country-code tel-national tel-area-code tel-local tel-extension email impp webauthn'>;
