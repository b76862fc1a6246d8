/** Tests run the pages of a server, unless they say otherwise. */
Object.assign(globalThis, { IN_TAB: false, SERVER: '' });
