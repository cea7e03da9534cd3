// Objects as choices for one household: their data, how well they fit, and whether they can be offered now.

import { and, asc, desc, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { isForSale } from '#areas/objects/rules/for-sale.ts'
import { objectKinds, stateTextOf, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { processSettings } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { ObjectChoice } from '../../contract/offers.ts'
import { applicationCan, wishCanBeDenied } from '../../rules/application-can.ts'
import { yes, type Verdict } from '#platform/rules/verdict.ts'
import {
  fitsOf,
  leadingOf,
  objectCanBeOffered,
  objectCanBeOfferedBeside,
  type Seats,
} from '../../rules/offers/object-fit.ts'
import { findApplication, type ApplicationRow } from './application-row.ts'
import { goesAlong } from '../assignments/goes-along.ts'
import { addressOf, findObject, francs, inItsBuilding, type HousedObject } from './object-row.ts'
import { seatsBy } from '../offers/open-offers.ts'
import { spoken } from '#platform/server/permit.ts'
import { application, applicationWish } from '../tables.ts'
import { wishDenials } from '../denials/wish-denials.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offers.ts'

export const getPriorityApartments = handler(
  contract.getPriorityApartments,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const choices = await choicesFor(ctx, row, await wishedObjects(ctx, row.id))
    const denialOf = await wishDenials(ctx, row.id)
    return {
      objects: choices.map((choice) => {
        const denied = denialOf(choice.objectId)
        return {
          ...choice,
          canBeDenied: spoken(ctx, wishCanBeDenied(row, { isDenied: denied !== null })),
          denial: denied,
        }
      }),
    }
  },
)

export interface Wish extends HousedObject {
  rank: number | null
}

export async function wishedObjects(ctx: Context, applicationId: string): Promise<Wish[]> {
  const rows = await ctx.db
    .select({ object: propertyObject, building, rank: applicationWish.rank })
    .from(applicationWish)
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, applicationWish.workspaceId), eq(propertyObject.id, applicationWish.objectId)),
    )
    .innerJoin(building, inItsBuilding)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, applicationId)))
    .orderBy(asc(applicationWish.rank))
  return rows
}

const shown = 40
const shownBeside = 20
/** Every apartment needs its own contract. */
const kindsBeside = objectKinds.filter((kind) => kind !== 'apartment')

/**
 * Returns objects that could be offered in addition to the wishes: available, of the same kind, large enough for the
 * household first.
 */
export function offerableObjects(
  ctx: Context,
  row: ApplicationRow,
  { wishes, search, except }: { wishes: readonly Wish[]; search: string; except: string[] },
): Promise<Wish[]> {
  const leading = leadingOf(wishes.map(({ object }) => object))
  const sought = { kinds: [leading?.kind ?? ('apartment' as const)], isForSale: leading !== null && isForSale(leading) }
  return freeObjects(ctx, row, { ...sought, search, except, limit: shown - except.length })
}

/** Returns objects that can be let together with another: an office, a workshop, a parking space elsewhere. */
export const findObjectsBeside = handler(
  contract.findObjectsBeside,
  { permission: 'applications_read' },
  async (ctx, { params, query }) => {
    const row = await findApplication(ctx, params.id)
    const leading = await findObject(ctx, query.objectId)
    const sought = {
      kinds: kindsBeside,
      isForSale: isForSale(leading.object),
      search: query.search,
      except: [leading.object.id],
      limit: shownBeside,
    }
    const found = await freeObjects(ctx, row, sought)
    const choices = await choicesFor(ctx, row, found)
    return {
      objects: choices.map((choice, index) => {
        const other = found[index]
        const may = other ? goesAlong(leading, other) : yes
        return may.allowed ? choice : { ...choice, canBeOffered: spoken(ctx, may), canBeAssigned: spoken(ctx, may) }
      }),
    }
  },
)

interface Sought {
  kinds: readonly ObjectKind[]
  isForSale: boolean
  search: string
  except: string[]
  limit: number
}

async function freeObjects(
  ctx: Context,
  row: ApplicationRow,
  { kinds, isForSale: isToSell, search, except, limit }: Sought,
): Promise<Wish[]> {
  const isOfferable = or(
    eq(propertyObject.lettingState, 'available'),
    and(eq(propertyObject.lettingState, 'inactive'), search ? undefined : sql`false`),
  )
  const conditions: (SQL | undefined)[] = [
    eq(propertyObject.workspaceId, ctx.workspace.id),
    inArray(propertyObject.kind, [...kinds]),
    isOfferable,
    sql`(${propertyObject.grossRent} is null and ${propertyObject.sellingPrice} is not null) = ${isToSell}`,
    except.length > 0 ? notInArray(propertyObject.id, except) : undefined,
    search ? sql`${propertyObject.searchText} like '%' || folded(${search}) || '%'` : undefined,
  ]
  const holds = sql<boolean>`(coalesce(${propertyObject.maxOccupancy}, 99) >= ${row.persons})`
  const rows = await ctx.db
    .select({ object: propertyObject, building })
    .from(propertyObject)
    .innerJoin(building, inItsBuilding)
    .where(and(...conditions))
    .orderBy(desc(holds), asc(propertyObject.sortKey), asc(propertyObject.id))
    .limit(limit)
  return rows.map((one) => ({ ...one, rank: null }))
}

/** Free parking spaces and side rooms in the houses of these objects. */
export async function companionChoices(ctx: Context, beside: readonly Wish[], limit = shown): Promise<Wish[]> {
  const buildings = [...new Set(beside.map((one) => one.building.id))]
  if (buildings.length === 0) return []
  const rows = await ctx.db
    .select({ object: propertyObject, building })
    .from(propertyObject)
    .innerJoin(building, inItsBuilding)
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        inArray(propertyObject.kind, ['parkingspace', 'other']),
        inArray(propertyObject.buildingId, buildings),
        inArray(propertyObject.lettingState, ['available', 'inactive']),
      ),
    )
    .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
    .limit(limit)
  return rows.map((one) => ({ ...one, rank: null }))
}

export async function choicesFor(ctx: Context, row: ApplicationRow, objects: Wish[]): Promise<ObjectChoice[]> {
  const ids = objects.map(({ object }) => object.id)
  const others = await openApplicationsBy(ctx, row.id, ids)
  const process = await processSettings(ctx)
  const seatsOf = await seatsBy(ctx, ids, process.parallelOffersPerObject)
  const household = {
    row,
    mayBeOffered: applicationCan.beOffered(row, process),
    mayBeAssigned: applicationCan.beAssignedDirectly(row, process),
  }
  return objects.map((wish) => {
    const { id } = wish.object
    return choiceOf(ctx, household, { ...wish, others: others.get(id) ?? 0, seats: seatsOf(id) })
  })
}

interface Household {
  row: ApplicationRow
  mayBeOffered: Verdict
  mayBeAssigned: Verdict
}

function choiceOf(
  ctx: Context,
  { row, mayBeOffered, mayBeAssigned }: Household,
  choice: Wish & { others: number; seats: Seats },
): ObjectChoice {
  const { object, rank, others, seats } = choice
  const state = object.lettingState
  return {
    objectId: object.id,
    title: object.title,
    referenceNumber: object.referenceNumber,
    address: addressOf(choice.building),
    rooms: object.rooms,
    area: object.area,
    floor: object.floor,
    grossRent: francs(object.grossRent),
    sellingPrice: francs(object.sellingPrice),
    moveInDate: object.moveInDate,
    progress_state: object.progressState,
    stateTitle: ctx.t(stateTextOf(object)),
    nextFrom: object.nextFrom,
    rank,
    fits: fitsOf(row, object).map(({ rule, ok, text, values }) => ({ rule, ok, text: ctx.t(text, values) })),
    otherApplications: others,
    openOffers: seats.open,
    canBeOffered: spoken(ctx, mayBeOffered.allowed ? objectCanBeOfferedBeside(state, seats) : mayBeOffered),
    canBeAssigned: spoken(ctx, mayBeAssigned.allowed ? objectCanBeOffered(state) : mayBeAssigned),
  }
}

/** Counts the other open applications that wish for each object. */
async function openApplicationsBy(ctx: Context, own: string, objectIds: string[]): Promise<Map<string, number>> {
  if (objectIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ objectId: applicationWish.objectId, count: sql<number>`count(*)::int` })
    .from(applicationWish)
    .innerJoin(
      application,
      and(eq(application.workspaceId, applicationWish.workspaceId), eq(application.id, applicationWish.applicationId)),
    )
    .where(
      and(
        eq(applicationWish.workspaceId, ctx.workspace.id),
        inArray(applicationWish.objectId, objectIds),
        ne(applicationWish.applicationId, own),
        inArray(application.progressState, ['active.new', 'active.in_progress', 'active.evaluated']),
      ),
    )
    .groupBy(applicationWish.objectId)
  return new Map(rows.map(({ objectId, count }) => [objectId, count]))
}
