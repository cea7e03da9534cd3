// Test helpers that request the list of applications and act on it.

import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { BulkAnswer, BulkRequest, TableAnswer, TableQuery, Targets } from '#platform/contract/table.ts'
import type { Workspace } from '#platform/server/context.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { plantApplications } from './planting.ts'

const path = '/api/v1/applications/'

export const everything: Exclude<Targets, string[]> = { all: true, search: '', state: 'all', filters: '', except: [] }

export interface Place {
  home: Workspace
  as: Person
}

export async function placeWith(
  world: World,
  given: Parameters<typeof plantApplications>[2],
): Promise<Place & { ids: string[] }> {
  const home = await world.workspace()
  return { home, ids: await plantApplications(world, home, given), as: await world.person(home) }
}

export function askForList(world: World, { home, as }: Place, query: Partial<TableQuery> = {}) {
  const texts = Object.entries(query).map(([key, value]) => [key, String(value)])
  return world.ask(home, { url: `${path}?${new URLSearchParams(texts)}`, as })
}

export async function list(world: World, place: Place, query: Partial<TableQuery> = {}): Promise<TableAnswer> {
  const response = await askForList(world, place, query)
  return answered(response).json()
}

export const askForAction = (world: World, { home, as }: Place, payload: Partial<BulkRequest>) =>
  world.ask(home, { method: 'POST', url: path, payload, as })

export async function perform(world: World, place: Place, payload: Partial<BulkRequest>): Promise<BulkAnswer> {
  const response = await askForAction(world, place, payload)
  return answered(response).json()
}

/** Throws with the error of the response if the request failed. */
export function answered(response: LightMyRequestResponse): LightMyRequestResponse {
  if (response.statusCode !== 200) expect.fail(`${response.statusCode}: ${response.body}`)
  return response
}

/** The first adult of each row, who is the main applicant. */
export const names = (answer: TableAnswer) =>
  answer.tableData.body.map((row) => (Array.isArray(row.adults) ? String(row.adults[0]?.value) : ''))
