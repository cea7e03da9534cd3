// Recipients of a bulk mail: the chosen records, each address once, without those who cannot or must not be written
// to.

import type { StaffContext } from '#platform/server/context.ts'
import { isComplete } from '#platform/rules/postal-address.ts'
import { postalAddressesOf } from '#platform/server/mail/postal-addresses.ts'
import { readStops } from '#platform/server/mail/known-addresses.ts'
import type { BulkRecipient } from '#platform/server/records/kind-shape.ts'
import type { RecordKind } from '#platform/server/records/record-kind.ts'

export interface Recipient {
  household: BulkRecipient
  leftOut: LeftOut | null
}

/** Reason for leaving a recipient out. */
interface LeftOut {
  reason: string
  /** Text under which all recipients with the same reason are counted. */
  group: string
}

interface Judging {
  isNews: boolean
  /** Reason why a recipient without a mail address gets no letter either. */
  onPaper: NoLetter
  /** Text key of the reason for excluding another recipient with the same address. */
  repeated: string
  lacks: (household: BulkRecipient) => string | null
}

/**
 * Recipients, each with the reason for exclusion if there is one. `lacks` returns what is missing in the recipient's
 * mail.
 */
export async function judged(
  ctx: StaffContext,
  households: readonly BulkRecipient[],
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

/** Reason why a record gets no letter, by record id; null if it gets one. */
export type NoLetter = (id: string) => string | null

export async function paperReasons(
  ctx: StaffContext,
  { kind, livingAt }: RecordKind,
  { chosen, withLetters }: { chosen: readonly BulkRecipient[]; withLetters: boolean },
): Promise<NoLetter> {
  if (!livingAt) return () => ctx.t('communication_excluded_no_address')
  if (!withLetters) return () => ctx.t('communication_excluded_no_letter')
  const without = chosen.filter(({ address }) => address.trim() === '')
  const addresses = await postalAddressesOf(
    ctx,
    without.map(({ id, name }) => ({ name, record: { kind, id } })),
  )
  const reached = new Set(
    without.flatMap(({ id }, index) => {
      const address = addresses[index]
      return address && isComplete(address) ? [id] : []
    }),
  )
  return (id) => (reached.has(id) ? null : ctx.t('communication_excluded_address_incomplete'))
}
