// Test fixtures: a flat to apply for, and a household that fills in the form like a browser.

import { drizzle } from 'drizzle-orm/node-postgres'
import type { InjectOptions } from 'fastify'
import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import type { World } from '#platform/server/testing/world.ts'
import { z } from 'zod'
import { credentials } from '../../contract/form-shapes.ts'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'

type ObjectFields = Partial<typeof propertyObject.$inferInsert>

/** Published and free by default. */
export async function plantObject(world: World, home: Workspace, fields: ObjectFields = {}): Promise<string> {
  const buildingId = newId()
  const id = newId()
  await inWorkspace(world.services.pool, home.id, async (client) => {
    const db = drizzle({ client })
    await db.insert(building).values({
      workspaceId: home.id,
      id: buildingId,
      title: 'Lindenweg 4',
      street: 'Lindenweg',
      houseNumber: '4',
      postalCode: '8400',
      city: 'Winterthur',
      canton: 'ZH',
    })
    await db.insert(propertyObject).values({
      workspaceId: home.id,
      id,
      buildingId,
      kind: 'apartment',
      referenceNumber: `L4-${id.slice(-8)}`,
      title: 'Wohnung 3.2',
      objectType: 'apartment',
      rooms: 3.5,
      area: 82,
      grossRent: 200_000,
      isPublished: true,
      ...fields,
    })
  })
  return id
}

export interface Filling {
  slug: string
  token: string
  /** Sends a request with a path relative to this household's base URL. */
  ask(request: InjectOptions & { url: string }): ReturnType<World['ask']>
  read(): Promise<z.infer<typeof state>>
  save(answers: object, more?: object): ReturnType<World['ask']>
  submit(): ReturnType<World['ask']>
}

const started = z.object({ formsCredentials: credentials, formId: z.uuid() })
const part = z.object({ version: z.number(), answers: z.record(z.string(), z.unknown()) })
const person = part.extend({ key: z.string() })
const state = z.object({
  household: part,
  adults: z.array(person),
  children: z.array(person),
  documents: z.array(z.object({ id: z.string(), key: z.string(), person: z.string().nullable(), url: z.string() })),
  application: z.object({ number: z.number(), isEmailValidated: z.boolean(), canChange: z.boolean() }).nullable(),
})

interface Beginning {
  language?: string
  campaign?: string
}

/** Starts a draft for these objects. */
export async function begin(
  world: World,
  home: Workspace,
  uuids: string[],
  { language = 'de', campaign }: Beginning = {},
): Promise<Filling> {
  const answer = await world.ask(home, {
    method: 'POST',
    url: '/api/v2/applications/new',
    payload: { uuids, language, ...(campaign && { campaign }) },
  })
  const { slug, token } = started.parse(answer.json()).formsCredentials
  const ask: Filling['ask'] = ({ url, ...request }) =>
    world.ask(home, { ...request, url: `/api/v2/applications/${slug}/${token}${url}` })
  const read = async () => state.parse((await ask({ url: '/update' })).json())
  return {
    slug,
    token,
    ask,
    read,
    save: async (answers, more = {}) =>
      ask({ method: 'POST', url: '/update', payload: { version: (await read()).household.version, answers, ...more } }),
    submit: () => ask({ method: 'POST', url: '/submit' }),
  }
}

/** Fills in the whole form without submitting it. */
export async function fillIn(
  world: World,
  home: Workspace,
  uuids: string[],
  beginning: Beginning = {},
): Promise<Filling> {
  const filling = await begin(world, home, uuids, beginning)
  await filling.save({ ...exampleHouseholdAnswers, priorities: uuids })
  await filling.ask({ method: 'POST', url: '/adults', payload: { answers: exampleAdultAnswers, isComplete: true } })
  return filling
}
