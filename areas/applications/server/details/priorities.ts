// Changes the order of the wishes, and reads alternatives that could be offered.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import { alternatives } from '../../rules/offers/alternatives.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { incomeRatioOf, leadingOf } from '../../rules/offers/object-fit.ts'
import { mostWishes } from '../../rules/priorities.ts'
import { changeApplication, findApplication, lockApplication, subjectOf } from './application-row.ts'
import { choicesFor, offerableObjects, wishedObjects } from './object-choices.ts'
import { findObject, type HousedObject } from './object-row.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { applicationWish } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/priorities.ts'

export const getPriorities = handler(
  contract.getPriorities,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    return {
      applicationId: row.id,
      version: row.version,
      canEdit: spoken(ctx, applicationCan.havePrioritiesChanged(row)),
      most: mostWishes,
      objects: await choicesFor(ctx, row, await wishedObjects(ctx, row.id)),
    }
  },
)

export const savePriorities = handler(
  contract.savePriorities,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.id)
    assertAllowed(applicationCan.havePrioritiesChanged(row))
    const before = (await wishedObjects(ctx, row.id)).map(({ object }) => object)
    const same = before.map(({ id }) => id).join() === body.prios.join()
    if (same) return { version: row.version }
    if (row.version !== body.version) {
      throw staleVersion({ version: row.version, prios: before.map(({ id }) => id) })
    }
    if (new Set(body.prios).size < body.prios.length) throw fieldRefusal('prios', 'applications_prios_twice')
    const wished: HousedObject[] = []
    for (const id of body.prios) wished.push(await findObject(ctx, id))
    await writeWishes(ctx, row.id, wished)
    const [first] = wished
    const version = await changeApplication(ctx, row, {
      incomeRatio: incomeRatioOf(row.income, first?.object.grossRent ?? null),
    })
    ctx.record({
      event: 'application.priorities_changed',
      subject: subjectOf(row),
      changes: [
        {
          field: 'priorities',
          old: before.map(({ title }) => title).join(', '),
          new: wished.map(({ object }) => object.title).join(', '),
        },
      ],
    })
    return { version, notify: [{ type: 'success', title: ctx.t('applications_saved') }] }
  },
)

/** Requires the row lock of the application. First priority first. */
export async function writeWishes(ctx: Context, applicationId: string, wished: readonly HousedObject[]): Promise<void> {
  await ctx.db
    .delete(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, applicationId)))
  if (wished.length === 0) return
  await ctx.db.insert(applicationWish).values(
    wished.map(({ object, building }, index) => ({
      workspaceId: ctx.workspace.id,
      applicationId,
      objectId: object.id,
      buildingId: building.id,
      rank: index + 1,
    })),
  )
}

const shown = 10

export const getAlternatives = handler(
  contract.getAlternatives,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const wishes = await wishedObjects(ctx, row.id)
    const except = wishes.map(({ object }) => object.id)
    const free = await choicesFor(ctx, row, await offerableObjects(ctx, row, { wishes, search: '', except }))
    const leading = leadingOf(wishes.map(({ object }) => object))
    const sought = wishes.filter(({ object }) => object === leading)
    const [like] = await choicesFor(ctx, row, sought)
    return { objects: alternatives(free, like ?? null).slice(0, shown) }
  },
)
