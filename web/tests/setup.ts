/** Tests run the pages of a server, unless they say otherwise. */
Object.assign(globalThis, {
  SERVER: '',
  can: { meet: true, rate: true, push: true, addresses: true, load: false },
});
