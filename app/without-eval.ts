// Our content policy forbids making code out of texts, which the schemas would otherwise try when the first of them is made. Said
// where they look for it, so that a page that makes none need not load them. To be imported before anything else.

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
