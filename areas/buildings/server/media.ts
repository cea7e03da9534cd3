// Changes the order of a building's images.

import { arrangePictures, asUploaded } from '#areas/files/server/public.ts'
import { lockBuilding, subjectOf } from './building-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/media.ts'

export const setUpBuildingImages = handler(
  contract.setUpBuildingImages,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const row = await lockBuilding(ctx, params.id)
    const { before, after } = await arrangePictures(ctx, { kind: 'building', id: row.id }, body)
    const named = (files: readonly { name: string }[]) => files.map(({ name }) => name).join(', ')
    const changes = [{ field: 'images', old: named(before), new: named(after) }]
    // A change of order alone is not recorded in the history.
    if (named(before) !== named(after)) {
      ctx.record({ event: 'building.pictures_changed', subject: subjectOf(row), changes })
    }
    return {
      images: after.map(asUploaded),
      notify: [{ type: 'success', title: ctx.t('buildings_pictures_saved', { building: row.title }) }],
    }
  },
)
