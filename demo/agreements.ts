// Agreements of the households that got a flat: terms, signatures, and the previous rent on the official form.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { partiesOf } from '#areas/tenants/rules/parties.ts'
import type { contractSignature } from '#areas/contracts/server/tables.ts'
import type { rentalContract } from '#areas/tenants/server/tables.ts'
import type { Chance } from '#platform/rules/chance.ts'
import { newId } from '#platform/server/ids.ts'
import type { ToldApplication } from './application-rows.ts'
import { cast, type Role } from './people/cast.ts'
import type { ToldOutcome } from './outcomes.ts'
import type { StaffOfStory } from './people/staff.ts'

export interface ToldAgreement {
  contract: typeof rentalContract.$inferInsert
  signatures: (typeof contractSignature.$inferInsert)[]
}

interface Told {
  told: ToldApplication
  outcome: ToldOutcome
}

const reasons = {
  de: 'Anpassung an die orts- und quartierüblichen Mietzinse nach der Sanierung der Küche.',
  fr: 'Adaptation aux loyers usuels dans la localité après la rénovation de la cuisine.',
}

/** The previous rent is not entered for this household, so its agreement cannot be sent. */
const withoutPreviousRent: Role = cast.tenantWithoutContract

/** `landlord` is the firm on the contact page. New buildings have no previous rent. */
interface Letting {
  landlord: string
  isNewBuild: boolean
  staff: StaffOfStory
}

export function agree(
  { told, outcome }: Told,
  { landlord, isNewBuild, staff }: Letting,
  chance: Chance,
): ToldAgreement | null {
  const { assignment } = outcome
  const [flat] = told.wished
  if (!assignment?.contractState || !flat) return null
  const { workspaceId, id: assignmentId, contractState } = assignment
  const isOut = contractState !== 'without_contract'
  const contract = {
    workspaceId,
    assignmentId,
    netRent: isOut ? (flat.netRent ?? null) : null,
    ancillaryCost: isOut ? (flat.ancillaryCost ?? null) : null,
    deposit: isOut ? (flat.deposit ?? null) : null,
    isFirstLetting: isNewBuild,
    previousNetRent: lacksPrevious(told) ? null : earlierRent(flat.netRent ?? null, chance),
    previousAncillaryCost: flat.ancillaryCost ?? null,
    rentReason: reasons[told.row.language],
    referenceRate: 1.5,
    priceIndex: 106.4,
    parties: isOut ? partiesOf(told.adults) : null,
    templateVersion: isOut ? 0 : null,
    sentAt: told.course.contractSent,
  }
  return { contract, signatures: signed(told, assignment, { landlord, staff }) }
}

const lacksPrevious = ({ household }: ToldApplication): boolean => household === withoutPreviousRent.household

/** 3 to 10 percent lower, rounded to five francs. */
const earlierRent = (netRent: number | null, chance: Chance): number | null =>
  netRent === null ? null : Math.round((netRent * (0.9 + chance.number() * 0.07)) / 500) * 500

/** The landlord signs when the agreement is sent, each adult at `course.signed`. */
function signed(
  { course, adults }: ToldApplication,
  { workspaceId, id: assignmentId }: NonNullable<ToldOutcome['assignment']>,
  { landlord, staff }: Pick<Letting, 'landlord' | 'staff'>,
): ToldAgreement['signatures'] {
  const all = [
    ...(course.contractSent
      ? [{ party: 'landlord' as const, adultId: null, name: landlord, at: course.contractSent }]
      : []),
    ...(course.signed ? adults.map((one) => ({ ...tenantOf(one), at: course.signed })) : []),
  ]
  return all.flatMap(({ at, ...signer }) =>
    at
      ? [
          {
            workspaceId,
            id: newId(),
            assignmentId,
            ...signer,
            signedOn: dayOf(at),
            recordedBy: staff.contract.id,
            recordedAt: at,
          },
        ]
      : [],
  )
}

const tenantOf = ({ id, firstName, lastName }: ToldApplication['adults'][number]) => ({
  party: 'tenant' as const,
  adultId: id,
  name: `${firstName} ${lastName}`,
})
