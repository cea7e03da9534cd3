// Chooses the parking spaces let together with a flat: for households that asked for one, in a house with let parking
// spaces.

import type { assignmentCompanion } from '#areas/applications/server/tables.ts'
import { freeAgainOn } from '#areas/tenants/rules/tenancy-end.ts'
import type { ToldApplication } from './application-rows.ts'
import type { DemoObject } from './objects.ts'
import type { ToldOutcome } from './outcomes.ts'

type Companion = typeof assignmentCompanion.$inferInsert

interface Told {
  told: ToldApplication
  outcome: ToldOutcome
}

/**
 * Also adds the parking space to the search text of the tenancy, and sets the availability date of objects under
 * notice.
 */
export function letBeside(outcomes: readonly Told[], objects: readonly DemoObject[]): Companion[] {
  const spaces = objects.filter(({ kind }) => kind === 'parkingspace')
  const left = spaces.filter(({ progressState }) => progressState === 'rented')
  return outcomes.flatMap(({ told, outcome: { assignment: tenancy } }) => {
    const [flat] = told.wished
    const isSigned = tenancy?.contractState === 'with_contract' || tenancy?.contractState === 'quit'
    if (!tenancy || !flat || !isSigned || tenancy.endedAt) return []
    const isMeant = (one: DemoObject) => told.household.parkingSpaces > 0 && one.buildingId === flat.buildingId
    const place = left.findIndex(isMeant)
    // A cast member always gets a parking space, even if no let one is left.
    const free = told.isCast ? spaces.find((one) => isMeant(one) && one.progressState === 'available') : undefined
    const space = place < 0 ? free : left.splice(place, 1)[0]
    if (space) Object.assign(space, { progressState: 'rented', isPublished: false, publicationStart: null })
    for (const one of [flat, space]) if (one && tenancy.quitOn) putUnderNotice(one, tenancy.quitOn)
    if (!space) return []
    tenancy.searchText = `${tenancy.searchText} ${space.title} ${space.referenceNumber}`
    return [
      {
        workspaceId: tenancy.workspaceId,
        assignmentId: tenancy.id,
        objectId: space.id,
        objectStateBefore: 'available' as const,
        netRent: space.netRent ?? null,
        ancillaryCost: space.ancillaryCost ?? null,
        deposit: space.deposit ?? null,
      },
    ]
  })
}

/** Not published yet: that is the next step for the user who opens it. */
function putUnderNotice(one: DemoObject, quitOn: string): void {
  one.nextState = 'available'
  one.nextFrom = freeAgainOn(quitOn)
  one.moveInDate = one.nextFrom
}
