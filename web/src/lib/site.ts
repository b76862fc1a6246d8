/** How this page was built: for a server, or as a site that plays in the browser's tab without one. */
export const IN_TAB: boolean = import.meta.env.MODE === 'site';
