// The contents of stored files themselves.

import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { pictureSizes } from '#platform/contract/file.ts'
import type { Context } from '#platform/server/context.ts'
import { sizeKey } from '#platform/server/files/picture-sizes.ts'

export const contentOf = async (ctx: Context, storageKey: string): Promise<Buffer> =>
  buffer(await ctx.house.files.get(storageKey))

export const removeContentsJob = 'remove-file-contents'
const jobData = z.object({ storageKeys: z.array(z.string()) })

/** After commit: the contents themselves and the sizes made of them. Removing what is gone already does nothing. */
export async function removeContents(ctx: Context, data: unknown): Promise<void> {
  for (const key of jobData.parse(data).storageKeys) {
    await ctx.house.files.remove(key)
    for (const size of pictureSizes) await ctx.house.files.remove(sizeKey(key, size))
  }
}
