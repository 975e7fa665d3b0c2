// For tests, which run in no browser: what the page asks of one when it starts. To be imported first.
globalThis.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] } });

export {};
