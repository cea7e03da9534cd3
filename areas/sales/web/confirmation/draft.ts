// Input of a buying confirmation, also while it is incomplete. The public form keeps it on the device until it is sent.

import { isNumber, isText, listOf, oneOf, readJson, shapeOf, type Is } from '#platform/rules/reading.ts'
import {
  mostBuyers,
  type BuyerData,
  type ConfirmationData,
  type ShownConfirmation,
} from '../../contract/confirmation-data.ts'
import { civilStatuses, propertyRegimes } from '../../rules/confirmation/civil-status.ts'
import { equalShare } from '../../rules/confirmation/shares.ts'

export type Draft = ShownConfirmation
export type DraftBuyer = Draft['buyers'][number]

const blankBuyer: DraftBuyer = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  street: '',
  postalCode: '',
  city: '',
  email: '',
  phone: '',
  civilStatus: null,
  propertyRegime: null,
  share: '',
}

/** A confirmation has at least one buyer. */
export const begun = (draft: Draft): Draft =>
  draft.buyers.length > 0 ? draft : { ...draft, buyers: [{ ...blankBuyer, share: equalShare(1) }] }

/** Co-buyers mostly live together, so the address is taken over. Equal shares stay equal. */
export function withBuyerAdded({ buyers, ...draft }: Draft): Draft {
  if (buyers.length >= mostBuyers) return { ...draft, buyers }
  const [first] = buyers
  const { street = '', postalCode = '', city = '' } = first ?? {}
  return { ...draft, buyers: withEqualShares([...buyers, { ...blankBuyer, street, postalCode, city }], buyers.length) }
}

export const withBuyerRemoved = ({ buyers, ...draft }: Draft, place: number): Draft => ({
  ...draft,
  buyers: withEqualShares(
    buyers.filter((_, index) => index !== place),
    buyers.length,
  ),
})

/** Keeps shares that somebody has changed. */
function withEqualShares(buyers: DraftBuyer[], countBefore: number): DraftBuyer[] {
  const before = equalShare(countBefore)
  const wereEqual = buyers.every(({ share }) => share === before || share === '')
  return buyers.map((one) => (wereEqual ? { ...one, share: equalShare(buyers.length) } : one))
}

/** Null while the civil status of a buyer is missing. */
export function asSent(draft: Draft): ConfirmationData | null {
  const buyers = draft.buyers.flatMap(({ civilStatus, ...one }): BuyerData[] =>
    civilStatus === null ? [] : [{ ...one, civilStatus }],
  )
  return buyers.length === draft.buyers.length ? { ...draft, buyers } : null
}

const orNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value)

interface Kept {
  /** `confirmedAt` of the confirmation that was changed; a draft of an older one is out of date. */
  of: string
  draft: Draft
}

const isKept = shapeOf<Kept>({
  of: isText,
  draft: shapeOf<Draft>({
    buyers: listOf(
      shapeOf<DraftBuyer>({
        firstName: isText,
        lastName: isText,
        dateOfBirth: isText,
        street: isText,
        postalCode: isText,
        city: isText,
        email: isText,
        phone: isText,
        civilStatus: orNull(oneOf(civilStatuses)),
        propertyRegime: orNull(oneOf(propertyRegimes)),
        share: isText,
      }),
    ),
    objects: listOf(isText),
    ownMeans: orNull(isNumber),
    pensionFunds: orNull(isNumber),
    mortgage: orNull(isNumber),
    bank: isText,
    note: isText,
  }),
})

export const keptText = (of: string | null, draft: Draft): string => JSON.stringify({ of: of ?? '', draft })

export function readKept(stored: string | null, of: string | null): Draft | null {
  const kept = readJson(stored, isKept)
  return kept && kept.of === (of ?? '') ? kept.draft : null
}
