// What the installer offers to typed code.
export interface Tool {
  readonly path?: string;
  readonly installed?: boolean;
  readonly missing?: string;
}
export const nodeComplaint: (version?: string) => string | undefined;
export const packagesAreInstalled: (folder?: string) => boolean;
export const installPackages: () => boolean;
export const findChromium: () => string | undefined;
export const findPostgres: () => string | undefined;
export const installTool: (name: 'chromium' | 'postgres') => Tool;
