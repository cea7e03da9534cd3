// Builds the rows of an application: the household, its form data, its wishes, and the list columns.

import { incomeRatioOf } from '#areas/applications/rules/offers/object-fit.ts'
import type { ApplicationState } from '#areas/applications/rules/application-state.ts'
import type { adult, application, applicationWish, child } from '#areas/applications/server/tables.ts'
import type { Chance } from '#platform/rules/chance.ts'
import { hashOf, newSlug, newToken } from '#platform/server/ids.ts'
import type { Outcome } from './people/cast.ts'
import type { Course } from './courses.ts'
import { dayText, idAt } from '#platform/server/demo/dates.ts'
import { adultAnswers, householdAnswers, purchaseAnswers } from './answers.ts'
import type { DemoHousehold } from './people/households.ts'
import type { DemoObject } from './objects.ts'

export interface ToldApplication {
  /** True for a person with a fixed role in the story (demo/people/cast.ts). */
  isCast: boolean
  /** Access token of the applicant; the row contains only its hash. */
  token: string
  row: typeof application.$inferInsert
  adults: (typeof adult.$inferInsert)[]
  children: (typeof child.$inferInsert)[]
  wishes: (typeof applicationWish.$inferInsert)[]
  outcome: Outcome
  course: Course
  household: DemoHousehold
  wished: DemoObject[]
}

export interface Application {
  workspaceId: string
  number: number
  outcome: Outcome
  course: Course
  household: DemoHousehold
  wished: DemoObject[]
  chance: Chance
  formId: string
  isCast: boolean
}

const stateOf: Record<Outcome, ApplicationState> = {
  new: 'active.new',
  in_progress: 'active.in_progress',
  evaluated: 'active.evaluated',
  with_offer: 'with_offer',
  declined: 'with_offer.declined',
  inactive: 'inactive',
  assigned: 'assigned',
  without_contract: 'assigned',
  contract_sent: 'assigned',
  with_contract: 'assigned',
  leaving: 'assigned',
  quit: 'assigned',
}

export function tellApplication(told: Application): ToldApplication {
  const { workspaceId, number, outcome, course, household, wished, chance } = told
  const id = idAt(course.created)
  const [contact] = household.adults
  if (!contact) throw new Error('a household has at least one adult')
  const incomes = household.adults.map(({ income }) => income).filter((income) => income !== null)
  const income = incomes.length === 0 ? null : incomes.reduce((sum, each) => sum + each, 0)
  const answers = wished.some(({ sellingPrice }) => sellingPrice) ? purchaseAnswers(told) : householdAnswers(told)
  const token = newToken()
  const row: ToldApplication['row'] = {
    workspaceId,
    id,
    number,
    progressState: stateOf[outcome],
    language: household.language,
    contactName: `${contact.firstName} ${contact.lastName}`,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    householdType: household.type,
    adults: household.adults.length,
    children: household.children.length,
    persons: household.adults.length + household.children.length,
    income,
    incomeRatio: incomeRatioOf(income, wished[0]?.grossRent ?? null),
    hasPets: household.pet !== null,
    wantsParking: household.parkingSpaces > 0,
    parkingSpaces: household.parkingSpaces,
    moveInWish:
      wished[0]?.moveInDate ?? dayText(new Date(course.created.getTime() + chance.whole(30, 120) * 86_400_000)),
    source: answers.source,
    overallStar: outcome === 'new' || outcome === 'inactive' ? false : chance.happens(0.12),
    emailValidatedAt:
      chance.happens(0.85) && contact.email ? new Date(course.created.getTime() + chance.whole(2, 90) * 60_000) : null,
    deactivationReason: outcome === 'inactive' ? reasonOf(told.isCast, chance) : null,
    stateBeforeInactive: outcome === 'inactive' ? 'active.in_progress' : null,
    answers,
    formId: told.formId,
    slug: newSlug(),
    tokenHash: hashOf(token),
    searchText: searchTextOf(number, household, wished),
    createdAt: course.created,
    lastActivityAt: course.last,
  }
  return {
    isCast: told.isCast,
    token,
    row,
    ...peopleOf(told, id),
    wishes: wishesOf(workspaceId, id, wished),
    outcome,
    course,
    household,
    wished,
  }
}

const reasons = [
  ['denied', 9],
  ['withdrawn_by_applicant', 4],
  ['rented_elsewhere', 4],
  ['documents_missing', 3],
  ['not_reachable', 2],
  ['duplicate', 1],
] as const

/** The cast member is denied for a fixed reason, because the denial letter is in the outbox. */
const reasonOf = (isCast: boolean, chance: Chance): string =>
  isCast ? 'denied: others_chosen' : chance.weighted(reasons)

function peopleOf(told: Application, applicationId: string): Pick<ToldApplication, 'adults' | 'children'> {
  const { workspaceId, household, course } = told
  const place = (position: number) => ({ workspaceId, id: idAt(course.created), applicationId, position })
  return {
    adults: household.adults.map(({ employment, income, ...someone }, position) => ({
      ...place(position),
      ...someone,
      answers: adultAnswers(told, { employment, income, ...someone }),
    })),
    children: household.children.map((someone, position) => ({
      ...place(position),
      ...someone,
      answers: {
        firstname: someone.firstName,
        name: someone.lastName,
        date_of_birth: someone.dateOfBirth,
        days_present: someone.daysPresent,
      },
    })),
  }
}

const wishesOf = (workspaceId: string, applicationId: string, wished: readonly DemoObject[]) =>
  wished.map((one, index) => ({
    workspaceId,
    applicationId,
    objectId: one.id,
    buildingId: one.buildingId,
    rank: index + 1,
  }))

/** All names, the number, mail, phone digits in both spellings, and the wished objects. */
function searchTextOf(number: number, { adults, children }: DemoHousehold, wished: readonly DemoObject[]): string {
  const phones = adults.flatMap(({ phone }) => [phone.replace('+', ''), phone.replace('+41', '0')])
  return [
    number,
    ...adults.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...children.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...adults.map(({ email }) => email),
    ...phones,
    ...wished.map(({ title, referenceNumber }) => `${title} ${referenceNumber}`),
  ].join(' ')
}
