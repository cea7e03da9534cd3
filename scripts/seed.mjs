import { runInstead } from './ground.mjs'

runInstead('app/seed.ts')
