/** What Vite makes of such imports; the web app has these types from Vite itself. */
declare module '*?raw' {
  const text: string;
  export default text;
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be added to.
interface ImportMeta {
  glob<T>(
    pattern: string,
    options: { eager: true; query: string; import: string },
  ): Record<string, T>;
}
