// The rooms of the house, server side. Taking a line out takes the area out.

import { home } from '#areas/home/server/routes.ts'
import type { ServerArea } from '#platform/server/area.ts'

export const areas: readonly ServerArea[] = [home]
