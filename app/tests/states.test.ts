// The state transitions that the sequence tests check applications and tenancies against are those of the
// specification.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { applicationStates } from '#areas/applications/rules/application-state.ts'
import { actions, wayBeside, wayOf } from '#areas/applications/server/testing/ways.ts'
import { contractWays } from '#areas/tenants/server/testing/ways.ts'

const file = join(import.meta.dirname, '../../docs/reference/states.json')

const machine = z.object({
  id: z.string(),
  transitions: z.array(z.object({ from: z.unknown(), to: z.unknown() })),
})

interface Way {
  from: string
  to: string
}

const way = z.object({ from: z.string(), to: z.string() })

function specified(id: string): Way[] {
  const machines = z.array(machine).parse(JSON.parse(readFileSync(file, 'utf8')))
  const found = machines.find((one) => one.id === id)
  if (!found) throw new Error(`the specification has no states of ${id}`)
  return z.array(way).parse(found.transitions)
}

const matches = (pattern: string, state: string) =>
  pattern.endsWith('*') ? state.startsWith(pattern.slice(0, -1)) : pattern === state
const isWay = (one: Way, other: Way) => matches(one.from, other.from) && matches(one.to, other.to)
const named = ({ from, to }: Way) => `${from} → ${to}`

/** Transitions that users need and the specification does not name. */
const ofOurs = {
  application: [
    // A grade given in one step ends the evaluation; removing it reopens the evaluation.
    { from: 'active.new', to: 'active.evaluated' },
    { from: 'active.evaluated', to: 'active.in_progress' },
    // An offer is withdrawn, lapses because another household took the flat, or follows a declined offer.
    { from: 'with_offer', to: 'active.*' },
    { from: 'with_offer.declined', to: 'with_offer' },
    { from: 'with_offer.declined', to: 'inactive' },
    // Assigned without an offer, or the assignment is cancelled.
    { from: 'active.*', to: 'assigned' },
    { from: 'with_offer.declined', to: 'assigned' },
    { from: 'assigned', to: 'active.*' },
  ],
  tenant: [
    // The tenancy has reached its last day, with or without an earlier termination.
    { from: 'with_contract', to: 'ended' },
    { from: 'quit', to: 'ended' },
    // Removed from the list: deleted, or the assignment cancelled.
    { from: 'without_contract', to: 'gone' },
    { from: 'ended', to: 'gone' },
  ],
}

describe('the states of the specification', () => {
  it('are the ways of applications', () => {
    const standings = applicationStates.flatMap((state) =>
      [true, false].flatMap((isGraded) => applicationStates.map((cameFrom) => ({ state, isGraded, cameFrom }))),
    )
    const walked = standings.flatMap((standing) =>
      actions.flatMap((action) =>
        [wayOf(action, standing), wayBeside(action, standing)].flatMap((to) =>
          to && to !== standing.state ? [{ from: standing.state, to }] : [],
        ),
      ),
    )
    expect(differences(walked, specified('application-progress'), ofOurs.application)).toEqual({
      strange: [],
      // Caused by grading a single criterion, which the sequences do not do; another test covers it.
      missing: ['active.new → active.in_progress'],
    })
  })

  it('are the ways of contracts', () => {
    const walked = Object.entries(contractWays).flatMap(([from, all]) => all.map((to) => ({ from, to })))
    expect(differences(walked, specified('tenant'), ofOurs.tenant)).toEqual({ strange: [], missing: [] })
  })
})

/** Returns transitions that are not documented, and documented ones that no action takes. */
function differences(walked: readonly Way[], spec: readonly Way[], ours: readonly Way[]) {
  // Selling has its own states, which are not tested here.
  const written = [...spec, ...ours].filter(({ from }) => !from.startsWith('sale.'))
  const strange = walked.filter((one) => !written.some((pattern) => isWay(pattern, one)))
  const missing = written.filter((pattern) => !walked.some((one) => isWay(pattern, one)))
  return { strange: [...new Set(strange.map(named))], missing: missing.map(named) }
}
