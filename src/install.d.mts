// What the installer offers to typed code.
export interface Tool {
  readonly path?: string;
  readonly installed?: boolean;
  readonly missing?: string;
}
export const nodeComplaint: (version?: string) => string | undefined;
interface Packages {
  /** With those that only tests and checks need. */
  readonly development?: boolean;
}
export const packagesAreInstalled: (packages?: Packages & { readonly folder?: string }) => boolean;
export const installPackages: (packages?: Packages) => boolean;
export const findChromium: () => string | undefined;
export const findPostgres: () => string | undefined;
export const installTool: (name: 'chromium' | 'postgres') => Tool;
