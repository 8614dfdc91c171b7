// Generated e55914d00da6. By which the server knows the spec that this client was built from: the build defines it, and without it nothing is told.
declare const __SPEC_HASH__: string | undefined;
export const hash: string = typeof __SPEC_HASH__ === 'undefined' ? '' : __SPEC_HASH__;
export const hashHeader = 'x-spec-hash';
