/** What Vite makes of such imports; the web app has this type from Vite itself. */
declare module '*?url' {
  const url: string;
  export default url;
}
