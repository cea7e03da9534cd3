// The registry of record kinds, made of what the areas declare.

import { registryOf } from '#platform/server/records/registry.ts'
import { areas } from './areas.server.ts'

export const records = registryOf(areas)
