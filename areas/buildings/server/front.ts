// Draws the front of a building from its facts.

import type { Context } from '#platform/server/context.ts'
import type { DrawingScheme } from '../rules/drawing-scheme.ts'
import { drawHouseFront } from '../rules/house-front.ts'
import { findBuilding, type BuildingRow } from './building-row.ts'
import { buildingUnits } from './units.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../contract/buildings.ts'

const aDay = 86_400

export const getBuildingFront = publicFileHandler(contract.getBuildingFront, async (ctx, { params, query }) => {
  const row = await findBuilding(ctx, params.id)
  const content = Buffer.from(await drawFront(ctx, row, query.scheme))
  return {
    name: `${row.title}.svg`,
    contentType: 'image/svg+xml',
    content,
    size: content.length,
    inline: true,
    publicFor: aDay,
  }
})

/** Returns the front as SVG. */
export async function drawFront(ctx: Context, row: BuildingRow, scheme: DrawingScheme): Promise<string> {
  const { flatsOnFloor, shops } = await buildingUnits().countForFront(ctx, row.id)
  return drawHouseFront(
    {
      // The address instead of the id, so that the same house looks the same in every workspace.
      seed: `${row.street} ${row.houseNumber}, ${row.postalCode}`,
      title: ctx.t('buildings_front_of', { building: row.title }),
      floors: Math.min(12, Math.max(1, row.floors)),
      axes: flatsOnFloor * 2 + 1,
      year: row.constructionYear,
      hasShop: shops > 0,
    },
    scheme,
  )
}
