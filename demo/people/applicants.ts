// All applicants of one workspace, in order of application.

import { chanceOf, type Chance } from '#platform/rules/chance.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { tellApplication, type ToldApplication } from '../application-rows.ts'
import { courseOf } from '../courses.ts'
import { inventHousehold } from './households.ts'
import type { DemoObject, FurnishedHouse } from '../objects.ts'
import type { ApplicationPlan } from '../settle.ts'

export interface Gathering {
  workspaceId: string
  slug: string
  formId: string
  now: Date
  houses: readonly FurnishedHouse[]
  plans: readonly ApplicationPlan[]
}

/** First number of the applications in a workspace. */
export const firstNumber = 1001

export function gatherApplicants(gathering: Gathering): ToldApplication[] {
  const { slug, now, plans, houses } = gathering
  const chance = chanceOf(`${slug} applies`)
  const flats = houses.flatMap(({ objects }) => objects).filter(({ kind }) => kind === 'apartment')
  const languageOf = new Map<string, Language>(houses.map(({ house, building }) => [building.id, house.language]))
  const wishable = flats.filter(({ progressState }) => progressState === 'available' || progressState === 'with_offer')
  const timed = plans
    .map((plan) => ({ plan, course: courseOf(plan.outcome, now, chance) }))
    .toSorted((a, b) => a.course.created.getTime() - b.course.created.getTime())
  const takenOn = new Map(
    timed.flatMap(({ plan, course }) => (plan.flat && course.answered ? [[plan.flat.id, course.answered]] : [])),
  )
  const freeAt = (moment: Date) =>
    flats.filter(({ id, progressState }) => {
      const taken = takenOn.get(id)
      return taken ? taken > moment : progressState !== 'draft' && progressState !== 'rented'
    })
  return timed.map(({ plan, course }, index) => {
    const choice = isStillOpen(plan) ? wishable : freeAt(course.created)
    const wished = wishesOf(plan, { flats, choice, chance })
    const number = firstNumber + index
    const language = languageOf.get(wished[0]?.buildingId ?? '') ?? 'de'
    const rooms = wished[0]?.rooms ?? 3.5
    const household = plan.role?.household ?? inventHousehold({ chance, language, rooms, today: now, number })
    return tellApplication({
      ...place(gathering),
      number,
      outcome: plan.outcome,
      course,
      household,
      wished,
      chance,
      isCast: plan.role !== null,
    })
  })
}

const place = ({ workspaceId, formId }: Gathering) => ({ workspaceId, formId })

interface Market {
  flats: readonly DemoObject[]
  /** Objects that could be wished for at the time. */
  choice: readonly DemoObject[]
  chance: Chance
}

/** Applications still open wish for available flats only; others may have wished for flats that are taken now. */
const isStillOpen = ({ outcome }: ApplicationPlan) =>
  outcome === 'new' || outcome === 'in_progress' || outcome === 'evaluated'

/**
 * One to three flats: the one the application is bound to, then others of the same size, preferably in the same
 * building.
 */
function wishesOf(plan: ApplicationPlan, { flats, choice, chance }: Market): DemoObject[] {
  if (plan.role) return plan.role.wishes.map((wish) => named(flats, wish))
  const first = plan.flat ?? chance.pick(choice)
  const alike = choice.filter(({ id, rooms }) => id !== first.id && rooms === first.rooms)
  const near = alike.toSorted((a, b) => distance(a, first) - distance(b, first)).slice(0, 6)
  const more = chance.weighted([
    [0, 5],
    [1, 3],
    [2, 2],
  ])
  return [first, ...chance.shuffled(near).slice(0, more)]
}

const distance = (a: DemoObject, b: DemoObject) => (a.buildingId === b.buildingId ? 0 : 1)

function named(flats: readonly DemoObject[], referenceNumber: string): DemoObject {
  const flat = flats.find((one) => one.referenceNumber === referenceNumber)
  if (!flat) throw new Error(`the story has no flat ${referenceNumber}`)
  return flat
}
