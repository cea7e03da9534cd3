import { runInstead } from './ground.mjs'

runInstead('app/verify-audit.ts')
