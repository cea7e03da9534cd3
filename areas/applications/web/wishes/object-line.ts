// One row per household of an object: open offers first, then the line in its order, then the others.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { RelatedApplication } from '../../contract/object-applications.ts'
import type { getNextInLine } from '../../contract/offer-actions.ts'

type Line = ReceivedResponseOf<typeof getNextInLine>
export type OpenOffer = Line['open'][number]
export type InLine = Line['candidates'][number]
export type EndedOffer = Line['past'][number]

export interface LineRow {
  id: string
  number: number
  contactName: string
  /** Undefined if the household does not wish for the object but has or had an offer of it. */
  application: RelatedApplication | undefined
  offer: OpenOffer | undefined
  candidate: InLine | undefined
  /** From 1; null if the household is not in line. */
  place: number | null
  /** Ended offers of this object, newest first. */
  ended: readonly EndedOffer[]
}

interface Household {
  applicationId: string
  number: number
  contactName: string
}

export function rowsOf(
  applications: readonly RelatedApplication[],
  { open, past, candidates }: Pick<Line, 'open' | 'past' | 'candidates'>,
): LineRow[] {
  const applicationOf = new Map(applications.map((one) => [one.id, one]))
  const row = ({ applicationId: id, number, contactName }: Household, more: Partial<LineRow> = {}): LineRow => ({
    id,
    number,
    contactName,
    application: applicationOf.get(id),
    offer: undefined,
    candidate: undefined,
    place: null,
    ended: past.filter((one) => one.applicationId === id),
    ...more,
  })
  const inOrder = [
    ...open.map((offer) => row(offer, { offer })),
    ...candidates.map((candidate, index) => row(candidate, { candidate, place: index + 1 })),
    ...applications.map((application) => row({ ...application, applicationId: application.id })),
    ...past.map((one) => row(one)),
  ]
  const first = new Map<string, LineRow>()
  for (const one of inOrder) if (!first.has(one.id)) first.set(one.id, one)
  return [...first.values()]
}
