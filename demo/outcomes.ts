// Result of an application: its offer, and the assignment or tenancy that followed.

import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import type { ContractState } from '#areas/applications/rules/application-state.ts'
import type { assignment, offer } from '#areas/applications/server/tables.ts'
import type { Chance } from '#platform/rules/chance.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import type { ToldApplication } from './application-rows.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Outcome } from './people/cast.ts'
import { lastDayAfter } from './courses.ts'
import { dayText, firstOfMonth, idAt } from '#platform/server/demo/dates.ts'
import type { StaffOfStory } from './people/staff.ts'

export interface ToldOutcome {
  offer: typeof offer.$inferInsert | null
  /** Token of an open or expired offer: the mail contains it, the database only its hash. */
  token: string | null
  assignment: typeof assignment.$inferInsert | null
}

const validDays = 5

/** Also sets the expiry of the offer on the application. */
export function conclude(told: ToldApplication, staff: StaffOfStory, chance: Chance): ToldOutcome {
  const { row, course, outcome, wished } = told
  const [flat] = wished
  if (!course.offered || !flat) return { offer: null, token: null, assignment: null }
  const isDirect = contractOf.has(outcome) && chance.happens(0.12)
  const token = newToken()
  const validUntil = endOfDay(dayAfter(course.offered, validDays))
  const made = isDirect
    ? null
    : {
        workspaceId: row.workspaceId,
        id: idAt(course.offered),
        applicationId: row.id,
        objectId: flat.id,
        validUntil,
        tokenHash: hashOf(token),
        sentBy: staff.user.id,
        createdAt: course.offered,
        ...answerOf(told, validUntil, chance),
      }
  if (outcome === 'with_offer') row.offerUntil = validUntil
  return {
    offer: made,
    token: made?.state === 'open' || made?.state === 'expired' ? token : null,
    assignment: assign(told, made?.id ?? null, staff),
  }
}

function answerOf({ outcome, course }: ToldApplication, validUntil: Date, chance: Chance) {
  if (outcome === 'with_offer') return { state: 'open' as const }
  if (outcome !== 'declined') return { state: 'accepted' as const, answeredAt: course.answered }
  if (chance.happens(0.3)) return { state: 'expired' as const, answeredAt: validUntil }
  return { state: 'declined' as const, answeredAt: course.answered, declineReason: chance.pick(declineReasons) }
}

const declineReasons = ['other_object', 'rent', 'location', 'date', 'size', 'stays'] as const

/** Outcomes that occupy a flat, with the contract state of the tenancy; null before the release. */
const contractOf = new Map<Outcome, ContractState | null>([
  ['assigned', null],
  ['without_contract', 'without_contract'],
  ['contract_sent', 'contract_sent'],
  ['with_contract', 'with_contract'],
  ['leaving', 'quit'],
  ['quit', 'quit'],
])

function assign(told: ToldApplication, offerId: string | null, staff: StaffOfStory): ToldOutcome['assignment'] {
  const { row, course, outcome, wished, household } = told
  const [flat] = wished
  const contractState = contractOf.get(outcome)
  if (contractState === undefined || !course.answered || !flat) return null
  const tenantNames = household.adults.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  const isSigned = contractState === 'with_contract' || contractState === 'quit'
  return {
    workspaceId: row.workspaceId,
    id: idAt(course.answered),
    applicationId: row.id,
    objectId: flat.id,
    offerId,
    kind: offerId ? 'offer' : 'direct',
    state: contractState === null ? 'assigned' : 'released',
    contractState,
    // The flat's date is now the one for the next household.
    contractStart: (contractState === 'quit' ? null : flat.moveInDate) ?? firstOfMonth(course.answered, 2),
    contractNumber: isSigned ? `MV-${course.answered.getUTCFullYear()}-${String(row.number).padStart(5, '0')}` : null,
    ...(contractState === 'quit' && course.ended && terminated(course.ended, row.language)),
    endedAt: course.left,
    tenantNames,
    searchText: [row.number, tenantNames, flat.title, flat.referenceNumber].join(' '),
    assignedBy: offerId ? null : staff.user.id,
    assignedAt: course.answered,
    releasedAt: course.released,
  }
}

function terminated(notice: Date, language: Language) {
  const quitOn = lastDayAfter(notice)
  return {
    quitReason: quitReason[language],
    quitBy: 'tenant' as const,
    noticeOn: dayText(notice),
    quitOn,
    handoverOn: quitOn,
  }
}

const quitReason = { de: 'Eigenheim gekauft', fr: 'Achat d’un logement' }
