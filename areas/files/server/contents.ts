// Reads and removes the contents of stored files.

import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { removeStoredFile } from '#platform/server/files/derived-files.ts'

export const contentOf = async (ctx: Context, storageKey: string): Promise<Buffer> =>
  buffer(await ctx.services.files.get(storageKey))

export const removeContentsJob = 'remove-file-contents'
const jobData = z.object({ storageKeys: z.array(z.string()) })

/** Runs after commit: removes contents and derived files. Contents that are already gone are ignored. */
export async function removeContents(ctx: Context, data: unknown): Promise<void> {
  for (const key of jobData.parse(data).storageKeys) await removeStoredFile(ctx.services, key)
}
