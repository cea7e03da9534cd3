// Checks objects against the project's minimum number of images.

import { pictureRowsOf } from '#areas/files/server/public.ts'
import { publicListSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { obstacleToPublishing, problemOfFewer } from '../../rules/gallery-minimum.ts'

export const leastPicturesIn = async (ctx: Context): Promise<number> =>
  (await readSetting(ctx, 'public-list', publicListSettings)).leastPictures

export async function refuseWithoutPictures(ctx: Context, id: string): Promise<void> {
  const least = await leastPicturesIn(ctx)
  if (least === 0) return
  const obstacle = obstacleToPublishing((await pictureRowsOf(ctx, { kind: 'object', id })).length, least)
  if (obstacle) throw new AppError(obstacle.key, { values: obstacle.values })
}

export async function refuseFewerPictures(ctx: Context, change: { before: number; after: number }): Promise<void> {
  const problem = problemOfFewer(change.before, change.after, await leastPicturesIn(ctx))
  if (problem) throw fieldRefusal('updatedImages', problem.key, problem.values)
}
