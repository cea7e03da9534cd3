// Whom a bulk mail goes to: the chosen, each address once, without those who cannot or must not be written to.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { chosenApplications } from '#areas/applications/server/public.ts'
import { application, applicationWish } from '#areas/applications/server/tables.ts'
import { applicationStates } from '#areas/applications/rules/application-state.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { isComplete } from '#platform/rules/postal-address.ts'
import { postalAddressesOf } from '#platform/server/mail/postal-addresses.ts'
import { readStops } from '#platform/server/mail/known-addresses.ts'
import { fieldRefusal } from '#platform/server/refusal.ts'
import type { prepareApplicationsMail } from '../contract/bulk.ts'

export type Chosen = Pick<
  Received<typeof prepareApplicationsMail>['body'],
  'targets' | 'apartmentId' | 'applicationIds' | 'progressState'
>

/** Or an interested person. */
export interface Household {
  id: string
  number: number
  name: string
  address: string
  language: Language
  /** Text key of why nobody writes to them. */
  obstacle?: string
}

export interface Recipient {
  household: Household
  leftOut: LeftOut | null
}

/** Why somebody is left out. */
interface LeftOut {
  reason: string
  /** What everybody left out for the same is counted under. */
  group: string
}

/** In the order in which they applied. */
export async function householdsOf(ctx: StaffContext, chosen: Chosen): Promise<Household[]> {
  const ids = await idsOf(ctx, chosen)
  if (ids.length === 0) throw fieldRefusal('targets', 'table_nothing_selected')
  const state = applicationStates.find((one) => one === chosen.progressState)
  if (chosen.progressState && !state) throw fieldRefusal('progressState', 'general_value_not_valid')
  return ctx.db
    .select({
      id: application.id,
      number: application.number,
      name: application.contactName,
      address: application.contactEmail,
      language: application.language,
    })
    .from(application)
    .where(
      and(
        eq(application.workspaceId, ctx.workspace.id),
        inArray(application.id, ids),
        isNull(application.anonymisedAt),
        state && eq(application.progressState, state),
      ),
    )
    .orderBy(application.number)
}

async function idsOf(ctx: StaffContext, { targets, apartmentId, applicationIds }: Chosen): Promise<string[]> {
  if (targets) return chosenApplications(ctx, targets)
  if (applicationIds) return [...new Set(applicationIds)]
  if (!apartmentId) return []
  const rows = await ctx.db
    .select({ id: applicationWish.applicationId })
    .from(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.objectId, apartmentId)))
  return rows.map(({ id }) => id)
}

interface Judging {
  isNews: boolean
  /** Why somebody without an address for mails gets no letter either. */
  onPaper: NoLetter
  /** Text key of what is said to a further one of the same address. */
  repeated: string
  lacks: (household: Household) => string | null
}

/** Each with why it is left out, if it is; `lacks` says what its mail would miss. */
export async function judged(
  ctx: StaffContext,
  households: readonly Household[],
  { isNews, onPaper, repeated, lacks }: Judging,
): Promise<Recipient[]> {
  const stops = await readStops(
    ctx,
    households.map(({ address }) => address),
  )
  const first = new Map<string, number>()
  const asBefore = (number: number): LeftOut => ({
    reason: ctx.t(repeated, { number }),
    group: ctx.t(`${repeated}_all`),
  })
  return households.map((household) => {
    const key = household.address.trim().toLowerCase()
    const other = key ? first.get(key) : undefined
    if (other !== undefined) return { household, leftOut: asBefore(other) }
    const reason = reasonFor(key)
    if (!reason && key) first.set(key, household.number)
    return { household, leftOut: reason === null ? null : { reason, group: reason } }

    function reasonFor(address: string): string | null {
      if (household.obstacle) return ctx.t(household.obstacle)
      if (!address) return onPaper(household.id) ?? lacks(household)
      const stop = stops({ address: household.address, isNews })
      if (stop) return ctx.t(`communication_cause_${stop.replaceAll('-', '_')}`)
      return lacks(household)
    }
  })
}

/** By record; null when they get one. */
export type NoLetter = (id: string) => string | null

export async function paperReasons(
  ctx: StaffContext,
  households: readonly Household[],
  withLetters: boolean,
): Promise<NoLetter> {
  const without = households.filter(({ address }) => address.trim() === '')
  if (!withLetters) return () => ctx.t('communication_excluded_no_letter')
  const addresses = await postalAddressesOf(
    ctx,
    without.map(({ id, name }) => ({ name, applicationId: id })),
  )
  const reached = new Set(
    without.flatMap(({ id }, place) => {
      const address = addresses[place]
      return address && isComplete(address) ? [id] : []
    }),
  )
  return (id) => (reached.has(id) ? null : ctx.t('communication_excluded_address_incomplete'))
}
