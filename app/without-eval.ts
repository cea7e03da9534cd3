// Our content security policy forbids `eval`, which zod tries when the first schema is created. The setting is a
// global that zod reads, so that a page without schemas need not load zod. Must be imported before anything else.

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
