// Number of flats by state, for the home page.

import { objectStates } from '#areas/buildings/rules/object-state.ts'
import { countByState, type Work } from '#areas/home/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'

const objectsByState = `select progress_state as state, count(*) as count from property_object
  where workspace_id = $1 and kind = 'apartment' group by 1`

export const objectWork = async (ctx: StaffContext): Promise<Partial<Work>> => ({
  objects: ctx.can('object_read') ? await countByState(ctx, objectsByState, objectStates) : null,
})
