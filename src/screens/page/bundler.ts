// The bundler's imports that are no code of ours.
declare module '*.css' {}

declare module 'virtual:page-files' {
  /** The files of the pages; the page renderer writes them into each document. */
  export const files: {
    readonly entry: string;
    readonly styles: readonly string[];
    readonly fonts: readonly string[];
    readonly modules: readonly string[];
    /** Files to fetch ahead, by the name of a screen's file. */
    readonly screens: Readonly<Record<string, readonly string[]>>;
    readonly prelude: string;
  };
}
