// Figures of a workspace for investors, which has no applications.

import { beforeAll, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { readDashboard } from './testing/asking-figures.ts'

const world = useWorld()
let home: Workspace
let clerk: Person
beforeAll(async () => {
  home = await world.workspace({ projectType: 'saleb2b', theme: 'invest', features: ['analytics'] })
  clerk = await world.person(home, 'admin')
})

describe('the dashboard for investors', () => {
  it('shows only figures of objects and mails, in words of selling', async () => {
    const { figures } = await readDashboard(world, home, clerk)
    expect(figures.map(({ id, title }) => [id, title])).toEqual([
      ['letting', 'Fortschritt des Verkaufs'],
      ['answers', 'Antwortzeit des Teams'],
    ])
  })

  it('has no filter by the state of applications', async () => {
    const { choices } = await readDashboard(world, home, clerk)
    expect(choices.states).toBeNull()
  })

  it('has no details of a figure of applications', async () => {
    const response = await world.ask(home, {
      url: '/api/v1/analytics/dashboard/detail/fairness?format=json',
      as: clerk,
    })
    expect(response.json()).toMatchObject({ figure: null })
  })
})
