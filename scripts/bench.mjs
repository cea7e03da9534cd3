import { runInstead } from './ground.mjs'

runInstead('bench/bench.ts')
