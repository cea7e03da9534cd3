// Registers the draws.

import type { ServerArea } from '#platform/server/area.ts'

export const draws: ServerArea = {
  name: 'draws',
}
