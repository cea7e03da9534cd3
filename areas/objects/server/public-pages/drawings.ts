// Draws floor plans on request, so that their texts always match the object's data.

import type { Context } from '#platform/server/context.ts'
import { type ServedFile, publicFileHandler, fileHandler } from '#platform/server/http/file-route.ts'
import { notFound } from '#platform/server/app-error.ts'
import { drawFloorPlan, type DrawingWords } from '../../rules/floor-plan/floor-plan-drawing.ts'
import { floorPlan } from '../../rules/floor-plan/floor-plan.ts'
import { publicStateOf } from '#areas/buildings/rules/object-state.ts'
import type { DrawingScheme } from '#areas/buildings/rules/drawing-scheme.ts'
import { findObject, type ObjectRow } from '../details/object-row.ts'
import * as contract from '../../contract/drawings.ts'

const anHour = 3600

export const getFloorPlan = fileHandler(
  contract.getFloorPlan,
  { permission: 'object_read' },
  async (ctx, { params, query }) => {
    const { object } = await findObject(ctx, params.id)
    return drawn(ctx, object, query.scheme)
  },
)

/**
 * Also serves objects that are not listed but were offered to an applicant; only drafts and inactive objects stay
 * hidden.
 */
export const getPublicFloorPlan = publicFileHandler(contract.getPublicFloorPlan, async (ctx, { params, query }) => {
  const { object } = await findObject(ctx, params.id)
  if (!publicStateOf(object.lettingState, { reservedOnOpenOffer: true })) throw notFound('objects_not_found')
  return { ...drawn(ctx, object, query.scheme), publicFor: anHour }
})

/** Returns SVG; null if the object has no floor plan. */
export function drawnPlan(ctx: Context, object: ObjectRow, scheme: DrawingScheme): string | null {
  const plan = floorPlan.safeParse(object.floorPlan).data
  return plan ? drawFloorPlan(plan, wordsFor(ctx, object), scheme) : null
}

function drawn(ctx: Context, object: ObjectRow, scheme: DrawingScheme): ServedFile {
  const plan = drawnPlan(ctx, object, scheme)
  if (!plan) throw notFound('objects_no_floor_plan')
  const content = Buffer.from(plan)
  return {
    name: `${object.referenceNumber}-${ctx.t('objects_floor_plan_file')}.svg`,
    contentType: 'image/svg+xml',
    content,
    size: content.length,
    inline: true,
  }
}

const wordsFor = (ctx: Context, object: ObjectRow): DrawingWords => ({
  title: ctx.t('objects_floor_plan_of', { object: object.title }),
  nameOfRoom: (kind) => ctx.t(`objects_room_${kind}`),
  area: (squareMetres) => `${squareMetres.toFixed(1)} m²`,
  north: 'N',
})
