// Serves stored files; the owning record decides who may see them.

import { and, eq } from 'drizzle-orm'
import type { PictureSize } from '#platform/contract/file.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { sizeKey } from '#platform/server/files/derived-files.ts'
import { drawSize } from '#platform/server/files/pictures.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { type ServedFile, fileHandler, publicFileHandler } from '#platform/server/http/file-route.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { fileIdIn } from '../rules/file-address.ts'
import { isOpen, permissionFor } from '../rules/file-owner.ts'
import { contentOf } from './contents.ts'
import * as contract from '../contract/files.ts'

type FileRow = typeof storedFile.$inferSelect

const aDay = 86_400

export const getProtectedFile = fileHandler(
  contract.getProtectedFile,
  { permission: 'permit' },
  (ctx, { params, query }) => serveAddress(ctx, `/protected/${params['*']}`, query.size),
)

export const getMediaFile = fileHandler(contract.getMediaFile, { permission: 'permit' }, (ctx, { query }) =>
  serveAddress(ctx, query.url),
)

/** Serves only our own addresses: the server never fetches a foreign address for a client. */
async function serveAddress(ctx: StaffContext, address: string, size?: PictureSize): Promise<ServedFile> {
  const row = await findFile(ctx, fileIdIn(address))
  if (!isOpen(row)) assertPermission(ctx, row)
  return (await sizeOf(ctx, row, size)) ?? original(ctx, row)
}

export const getPublicFile = publicFileHandler(contract.getPublicFile, async (ctx, { params, query }) => {
  const row = await findFile(ctx, params.id)
  if (!isOpen(row)) throw notFound('files_not_found')
  return { ...(await serveOpen(ctx, row, query.size)), publicFor: aDay }
})

/** Serves a file in its public form. The caller has checked the permission. */
export async function serveOpen(ctx: Context, row: FileRow, size?: PictureSize): Promise<ServedFile> {
  const served = isPicture(row) ? await publicPicture(ctx, row, size) : await original(ctx, row)
  return {
    ...served,
    etag: `"${row.sha256.toString('base64url').slice(0, 27)}-${isPicture(row) ? (size ?? 'web') : 'whole'}"`,
  }
}

async function findFile(ctx: Context, id: string | null): Promise<FileRow> {
  if (!id) throw notFound('files_not_found')
  const [row] = await ctx.db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id)))
  if (!row) throw notFound('files_not_found')
  return row
}

/** An unclaimed upload is visible only to its uploader; for other users it does not exist. */
function assertPermission(ctx: StaffContext, row: FileRow): void {
  if (row.ownerKind === null && row.uploadedBy !== ctx.user.id) throw notFound('files_not_found')
  if (row.ownerKind === null) return
  const permission = permissionFor(row)
  if (!permission || !ctx.can(permission)) throw new AppError('general_access_denied', { status: 403 })
}

/** Their images are pictures that public pages show. */
const picturedKinds = new Set(['object', 'building', 'form', 'sale_option', 'website', 'b2b_project'])

const isPicture = ({ ownerKind, contentType }: FileRow): boolean =>
  picturedKinds.has(ownerKind ?? '') && contentType.startsWith('image/')

/**
 * Never serves the original, whose metadata contains the place it was taken. Until the sizes are made, one is resized
 * for this request.
 */
async function publicPicture(ctx: Context, row: FileRow, size: PictureSize = 'web'): Promise<ServedFile> {
  const made = await sizeOf(ctx, row, size)
  if (made) return made
  return {
    ...webp(row),
    content: async () => {
      const drawn = await drawSize(ctx.services, await contentOf(ctx, row.storageKey), size)
      if (!drawn) throw notFound('files_not_found')
      return drawn
    },
  }
}

async function sizeOf(ctx: Context, row: FileRow, size: PictureSize | undefined): Promise<ServedFile | undefined> {
  const bytes = size && row.sizes[size]
  if (!bytes) return undefined
  return { ...webp(row), content: await ctx.services.files.get(sizeKey(row.storageKey, size)), size: bytes }
}

const webp = ({ name }: FileRow) => ({
  name: `${name.replace(/\.[^.]+$/, '')}.webp`,
  contentType: 'image/webp',
  inline: true,
})

async function original(ctx: Context, row: FileRow): Promise<ServedFile> {
  return {
    name: row.name,
    contentType: row.contentType,
    content: await ctx.services.files.get(row.storageKey),
    size: row.size,
    inline: true,
  }
}
