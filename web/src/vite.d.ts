/// <reference types="svelte" />
/// <reference types="vite/client" />

/** What the page can do, set when it is built: with a server, or in the browser's tab alone (`vite build --mode site`). */
declare const can: {
  /** Other people can be met: a lobby, open seats, invitations and chat. */
  readonly meet: boolean;
  /** The server knows people, so that games can be rated. */
  readonly rate: boolean;
  /** Messages can be pushed to a page that is closed. */
  readonly push: boolean;
  /** Pages and files have addresses; otherwise a page is a fragment of one address. */
  readonly addresses: boolean;
  /** The page has to load what plays, and keeps the games. */
  readonly load: boolean;
};

/** For a site, if the build names one: the address of a server where people play with others; otherwise empty. */
declare const SERVER: string;
