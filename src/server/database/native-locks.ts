// The part that we use of a package that comes without types.
declare module 'fs-native-extensions' {
  /** Takes the lock of an open file, until it is closed; false where somebody else has it. */
  export const tryLock: (fd: number) => boolean;
}
