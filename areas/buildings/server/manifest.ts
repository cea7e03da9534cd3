// Registers the handlers of the buildings area.

import type { ServerArea } from '#platform/server/area.ts'
import * as list from './list.ts'
import * as create from './create.ts'
import * as edit from './edit.ts'
import * as media from './media.ts'
import * as remove from './remove.ts'
import * as timeline from './timeline.ts'
import * as plan from './plan.ts'
import * as front from './front.ts'

export const buildings: ServerArea = {
  name: 'buildings',
  handlers: [list, create, edit, media, remove, timeline, plan, front],
}
