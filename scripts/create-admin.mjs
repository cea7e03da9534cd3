import { runInstead } from './ground.mjs'

runInstead('app/create-admin.ts')
