// Our content policy forbids making code out of texts, which the schemas would otherwise try when the first of them is made.
// To be imported before anything that makes one.

import { config } from 'zod'

config({ jitless: true })
