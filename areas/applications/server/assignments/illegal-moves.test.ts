// Tries every action in every state through the API: an action that the state table forbids is refused and changes
// nothing.

import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { applicationActions, applicationMay, type ApplicationActionName } from '../../rules/application-can.ts'
import { applicationStates } from '../../rules/application-state.ts'
import { application } from '../tables.ts'
import { plantLetting, stateOf, type Letting } from '../testing/letting.ts'

const world = useWorld()

type Call = [method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object]

/** Request for each action. Actions on assignments have their own state test. */
const calls: Partial<Record<ApplicationActionName, (letting: Letting, version: number) => Call>> = {
  beEvaluated: ({ applicationId }, version) => [
    'PUT',
    `applications/${applicationId}/evaluation`,
    { overall: 'C', version },
  ],
  beOffered: ({ applicationId, objectId }, version) => [
    'POST',
    `communication/send-offer/${applicationId}/${objectId}`,
    { version },
  ],
  beAssignedDirectly: ({ applicationId, objectId }, version) => [
    'POST',
    `communication/send-direct-assignment/${applicationId}/${objectId}`,
    { version },
  ],
  haveOfferAnswered: ({ applicationId }) => ['POST', `applications/${applicationId}/offer-confirm`, {}],
  haveOfferWithdrawn: ({ applicationId }) => ['POST', `applications/${applicationId}/offer/withdraw`, {}],
  beActivated: ({ applicationId }) => ['POST', `applications/${applicationId}/change-status`, { action: 'activate' }],
  beDeactivated: ({ applicationId }) => [
    'POST',
    `applications/${applicationId}/change-status`,
    { action: 'deactivate', reason: 'other' },
  ],
  beDenied: ({ applicationId }, version) => [
    'POST',
    `communication/send-application-denial/${applicationId}`,
    { reason: 'others_chosen', version },
  ],
  havePrioritiesChanged: ({ applicationId }, version) => [
    'POST',
    `objects/edit-prios/${applicationId}`,
    { prios: [], version },
  ],
  beDeleted: ({ applicationId }) => ['DELETE', `applications/${applicationId}`],
}

const asked = applicationActions.filter((action) => calls[action])
const forbidden = applicationStates.flatMap((progressState) =>
  asked
    .filter((action) => !applicationMay(action, { progressState }).allowed)
    .map((action) => ({ progressState, deed: action })),
)

it(
  'refuses each action in each state that forbids it, and leaves everything as it was',
  { timeout: 60_000 },
  async () => {
    expect(forbidden.length).toBeGreaterThan(20)
    const letting = await plantLetting(world)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...forbidden), async ({ progressState, deed: action }) => {
        await asSystem(world.services, letting.home, ({ db }) =>
          db
            .update(application)
            .set({ progressState })
            .where(and(eq(application.workspaceId, letting.home.id), eq(application.id, letting.applicationId))),
        )
        const before = await stateOf(world, letting)
        const call = calls[action]?.(letting, before.version)
        if (!call) throw new Error(`nobody asks to ${action}`)
        const [method, url, payload] = call
        const answer = await world.ask(letting.home, {
          method,
          url: `/api/v1/${url}`,
          as: letting.clerk,
          ...(payload && { payload }),
        })
        expect([action, progressState, answer.statusCode]).toEqual([action, progressState, 409])
        expect(await stateOf(world, letting)).toEqual(before)
      }),
      { numRuns: 120, examples: forbidden.map((one) => [one]) },
    )
  },
)
