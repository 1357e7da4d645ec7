/** Made by the build: electron.vite.config.ts, scripts/licences.ts. */
declare module 'virtual:licences' {
  const licences: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }[];
  export default licences;
}
