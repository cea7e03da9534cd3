// The records that a room may belong to. Each tells its title, whether it is sold, and who may buy it.

import { and, asc, eq, like, ne, or } from 'drizzle-orm'
import { application, applicationWish } from '#areas/applications/server/public.ts'
import { investorContactsOf } from '#areas/investors/server/public.ts'
import { findObject } from '#areas/objects/server/public.ts'
import { findProject } from '#areas/projects/server/public.ts'
import { isSelling, type Language } from '#platform/rules/project-type.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { RoomOwnerKind } from '../../rules/room-address.ts'

export interface RoomOwner {
  title: string
  isSold: boolean
}

export interface PossibleBuyer {
  firstName: string
  lastName: string
  company: string
  email: string
  language: Language
}

interface OwnerRules {
  find(ctx: Context, id: string): Promise<RoomOwner>
  buyers(ctx: Context, id: string): Promise<PossibleBuyer[]>
}

const mostBuyers = 500

const objects: OwnerRules = {
  async find(ctx, id) {
    if (!isSelling(ctx.workspace.projectType)) throw notFound('objects_not_found')
    const { object } = await findObject(ctx, id)
    return { title: `${object.title} (${object.referenceNumber})`, isSold: object.progressState === 'sold' }
  },
  async buyers(ctx, id) {
    const rows = await ctx.db
      .select({ name: application.contactName, email: application.contactEmail, language: application.language })
      .from(application)
      .innerJoin(
        applicationWish,
        and(
          eq(applicationWish.workspaceId, application.workspaceId),
          eq(applicationWish.applicationId, application.id),
        ),
      )
      .where(
        and(
          eq(application.workspaceId, ctx.workspace.id),
          eq(applicationWish.objectId, id),
          ne(application.contactEmail, ''),
          or(like(application.progressState, 'active.%'), like(application.progressState, 'sale.%')),
        ),
      )
      .orderBy(asc(application.contactName), asc(application.id))
      .limit(mostBuyers)
    return rows.map(({ name, email, language }) => ({ ...splitName(name), company: '', email, language }))
  },
}

/** Applications keep the name of their contact as one text. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return { firstName: first, lastName: others.join(' ') }
}

/** Buyers are the contact people of investors for whom the data room of the project was opened. */
const projects: OwnerRules = {
  async find(ctx, id) {
    const { title, state } = await findProject(ctx, id)
    return { title, isSold: state === 'sold' }
  },
  async buyers(ctx, id) {
    const contacts = await investorContactsOf(ctx, id)
    return contacts
      .filter(({ mayEnterDataRoom }) => mayEnterDataRoom)
      .map(({ name, company, email, language }) => ({ ...splitName(name), company, email, language }))
  },
}

const rules: Record<RoomOwnerKind, OwnerRules> = { object: objects, project: projects }

export const findOwner = (ctx: Context, kind: RoomOwnerKind, id: string): Promise<RoomOwner> =>
  rules[kind].find(ctx, id)

export const buyersOf = (ctx: Context, kind: RoomOwnerKind, id: string): Promise<PossibleBuyer[]> =>
  rules[kind].buyers(ctx, id)
