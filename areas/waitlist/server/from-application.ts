// Waitlist request for an application without a home. Its household and wishes provide the first criteria.

import { and, asc, desc, eq } from 'drizzle-orm'
import {
  findApplication,
  lockApplication,
  type ApplicationRow,
  applicationWish,
} from '#areas/applications/server/public.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { building } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { no, type Verdict } from '#platform/rules/verdict.ts'
import type { RequestData } from '../contract/criteria.ts'
import { soughtKinds } from '../rules/criteria.ts'
import { nowhere, placeKeyOf, type SoughtPlace } from '../rules/place-of.ts'
import { applicationCanWait } from '../rules/request-can.ts'
import { requestStateText, waitingStates } from '../rules/request-state.ts'
import type { RequestRow } from './request-row.ts'
import { waitlistRequest } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/criteria-form.ts'

export const getApplicationOnWaitlist = handler(
  contract.getApplicationOnWaitlist,
  { permission: 'waitlist' },
  async (ctx, { params }) => {
    const application = await findApplication(ctx, params.id)
    assertMaySee(ctx)
    const request = await lookRequestOf(ctx, application.id)
    return {
      request: request && {
        id: request.id,
        number: request.number,
        progress_state: request.progressState,
        stateTitle: ctx.t(requestStateText(request.progressState)),
      },
      canBePut: spoken(ctx, canBePut(application, request)),
    }
  },
)

/** Refuses users who may manage the waitlist but not see applications. */
function assertMaySee(ctx: StaffContext): void {
  if (!ctx.can('applications_read')) throw new AppError('general_access_denied', { status: 403 })
}

const waits = (request: RequestRow | null): boolean =>
  request !== null && waitingStates.some((state) => state === request.progressState)

const canBePut = (application: ApplicationRow, request: RequestRow | null): Verdict =>
  waits(request) ? no('waitlist_reason_application_waits') : applicationCanWait(application)

/** The newest request of the application; null if there is none. */
async function lookRequestOf(ctx: Context, applicationId: string): Promise<RequestRow | null> {
  const [row] = await ctx.db
    .select()
    .from(waitlistRequest)
    .where(and(eq(waitlistRequest.workspaceId, ctx.workspace.id), eq(waitlistRequest.applicationId, applicationId)))
    .orderBy(desc(waitlistRequest.createdAt), desc(waitlistRequest.id))
    .limit(1)
  return row ?? null
}

/** Locks the application, so that it cannot be added twice or get an object at the same time. */
export async function lockForWaitlist(ctx: StaffContext, applicationId: string): Promise<ApplicationRow> {
  assertMaySee(ctx)
  const application = await lockApplication(ctx, applicationId)
  assertAllowed(canBePut(application, await lookRequestOf(ctx, application.id)))
  return application
}

export async function findForWaitlist(ctx: StaffContext, applicationId: string) {
  assertMaySee(ctx)
  const application = await findApplication(ctx, applicationId)
  const verdict = canBePut(application, await lookRequestOf(ctx, application.id))
  return { data: await wishedBy(ctx, application), reason: verdict.allowed ? null : ctx.t(verdict.reason) }
}

/** Derives rooms, rent and places from the objects applied for. */
async function wishedBy(ctx: Context, application: ApplicationRow): Promise<RequestData> {
  const wishes = await ctx.db
    .select({ object: propertyObject, house: building })
    .from(applicationWish)
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, applicationWish.workspaceId), eq(propertyObject.id, applicationWish.objectId)),
    )
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, application.id)))
    .orderBy(asc(applicationWish.rank))
  const known = <Value>(values: readonly (Value | null)[]): Value[] => values.filter((value) => value !== null)
  const rooms = known(wishes.map(({ object }) => object.rooms))
  const rents = known(wishes.map(({ object }) => object.grossRent))
  const kinds = soughtKinds.filter((kind) => wishes.some(({ object }) => object.kind === kind))
  return {
    contactName: application.contactName,
    contactEmail: application.contactEmail,
    contactPhone: application.contactPhone && spelledPhone(application.contactPhone),
    language: application.language,
    kinds: kinds.length > 0 ? kinds : ['apartment'],
    roomsFrom: rooms.length > 0 ? Math.min(...rooms) : null,
    roomsTo: rooms.length > 0 ? Math.max(...rooms) : null,
    rentMax: rents.length > 0 ? Math.ceil(Math.max(...rents) / 5000) * 50 : null,
    areaFrom: null,
    moveInFrom: application.moveInWish,
    places: onceEach(wishes.map(({ house }) => ({ ...nowhere, type: 'plz', plz: house.postalCode, city: house.city }))),
    adults: Math.max(1, application.adults),
    children: application.children,
    needs: [],
    note: null,
  }
}

const onceEach = (places: readonly SoughtPlace[]): SoughtPlace[] => [
  ...new Map(places.map((place) => [placeKeyOf(place), place])).values(),
]
