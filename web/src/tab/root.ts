/** The folder of the site, without the fragment that says which page is open. */
export const root = new URL('.', location.href).href;
