// Images on a flyer, cropped to their frames, and the floor plan, uncropped.

import { drawFront } from '#areas/buildings/server/public.ts'
import { contentsOf } from '#areas/files/server/public.ts'
import type { FlyerSettings } from '#areas/project-settings/rules/posting-settings.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { printPicture, printPlan } from '#platform/server/files/pictures.ts'
import { drawnPlan } from './drawings.ts'
import { documentRowsOf, imageRowsOf } from '../details/images.ts'
import type { HousedObject } from '../details/object-row.ts'
import { framesFor, type Framed } from './posting-flyer.ts'

/**
 * The object's first images, otherwise the drawn front of its building. An object with fewer than three images gets
 * one.
 */
export async function picturesFor(
  ctx: StaffContext,
  { object, house }: HousedObject,
  wanted: FlyerSettings['pictures'],
): Promise<Framed[]> {
  if (wanted === 'none') return []
  const rows = await imageRowsOf(ctx, object.id)
  const frames = framesFor(wanted === 'three' && rows.length >= 3 ? 3 : 1)
  const framed: Framed[] = []
  for (const [index, frame] of frames.entries()) {
    const row = rows[index]
    const picture = row && (await printPicture(ctx.services, await contentsOf(ctx, row.storageKey), frame))
    if (picture) framed.push({ ...frame, picture })
  }
  const [whole] = framesFor(1)
  if (framed.length === frames.length || !whole) return framed
  const drawn = await printPicture(ctx.services, Buffer.from(await drawFront(ctx, house, 'light')), whole)
  return drawn ? [{ ...whole, picture: drawn }] : []
}

/** The uploaded plan if it is a public image, otherwise the drawn plan. */
export async function planFor(ctx: StaffContext, { object }: HousedObject): Promise<Buffer | null> {
  const rows = await documentRowsOf(ctx, object.id)
  const uploaded = rows.find(
    ({ category, isPublic, contentType }) => category === 'layout_plan' && isPublic && contentType.startsWith('image/'),
  )
  if (uploaded) return printPlan(ctx.services, await contentsOf(ctx, uploaded.storageKey))
  const drawn = drawnPlan(ctx, object, 'light')
  return drawn === null ? null : printPlan(ctx.services, Buffer.from(drawn))
}
