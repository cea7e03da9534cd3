// Builds the registry of record kinds from the declarations of the areas.

import { registryOf } from '#platform/server/records/registry.ts'
import { areas } from './areas.server.ts'

export const records = registryOf(areas)
