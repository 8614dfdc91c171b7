// Where the person's own clock stands: for moments that belong to no property.

/** The browser's time zone. Only what the browser alone renders may ask. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
