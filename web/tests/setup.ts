/** Pages are tested as a server's, unless a test says otherwise. */
Object.assign(globalThis, { IN_TAB: false, SERVER: '' });
