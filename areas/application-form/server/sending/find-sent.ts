// By the household's own key, what was sent; a draft is none of it.

import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { findDoor, type ApplicationRow, type Purpose } from '../later/credentials.ts'

export async function findSent(ctx: Context, credentials: Credentials, purpose: Purpose): Promise<ApplicationRow> {
  const door = await findDoor(ctx, credentials, purpose)
  if (door.kind === 'draft') throw notFound('application_form_not_sent')
  return door.application
}
