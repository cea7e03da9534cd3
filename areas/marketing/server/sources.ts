// Reads what advertisements are made of: objects with their buildings, files, and the contact of the project.

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { contactOf, objectClaims, propertyObject } from '#areas/objects/server/public.ts'
import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { readSetting } from '#platform/server/session/settings.ts'

export type ObjectRow = typeof propertyObject.$inferSelect
export type HouseRow = typeof building.$inferSelect
export type FileRow = typeof storedFile.$inferSelect

export interface Source {
  object: ObjectRow
  house: HouseRow
  /** Images in order. */
  images: readonly FileRow[]
  /** Public plans and documents. */
  documents: readonly FileRow[]
  /** Open applications. */
  applications: number
}

/** Ordered by id: advertisements are locked in this order. Objects that do not exist in the workspace are absent. */
export async function readSources(ctx: Context, objectIds: readonly string[]): Promise<Map<string, Source>> {
  if (objectIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ object: propertyObject, house: building, applications: openApplications() })
    .from(propertyObject)
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...objectIds])))
    .orderBy(asc(propertyObject.id))
  const files = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'object'),
        inArray(storedFile.ownerId, [...objectIds]),
        eq(storedFile.isPublic, true),
      ),
    )
    .orderBy(asc(storedFile.position), asc(storedFile.id))
  const filesByObject = Map.groupBy(files, ({ ownerId }) => ownerId)
  return new Map(
    rows.map(({ object, house, applications }) => {
      const own = filesByObject.get(object.id) ?? []
      const images = own.filter(({ category }) => category === 'image')
      const documents = own.filter(({ category }) => category !== 'image')
      return [object.id, { object, house, images, documents, applications }]
    }),
  )
}

/** Reads an extension point, so the areas must be registered. */
const openApplications = () => sql<number>`(${sql.raw(objectClaims().openApplicationsSql('property_object'))})::int`

export interface Sender {
  contact: { name: string; email: string; phone: string }
  agency: { name: string; street: string; postalCode: string; city: string }
}

export async function readSender(ctx: Context): Promise<Sender> {
  const { name, email, phone } = await contactOf(ctx)
  const { company, street, houseNumber, postalCode, city } = await readSetting(ctx, 'contact', contactSettings)
  return {
    contact: { name, email, phone },
    agency: {
      name: company || ctx.workspace.name,
      street: [street, houseNumber].filter(Boolean).join(' '),
      postalCode,
      city,
    },
  }
}
