/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Set when the page is built: whether it plays in the browser's tab without a server (`vite build --mode site`). */
declare const IN_TAB: boolean;

/** For a site, if the build names one: the address of a server where people play with others; otherwise empty. */
declare const SERVER: string;
