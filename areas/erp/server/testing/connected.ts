// Creates a tenancy in a workspace that is connected to a stand-in of the property software, through public calls.

import { and, eq, sql } from 'drizzle-orm'
import { adult, assignment } from '#areas/applications/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { exampleEstate } from '#connectors/testing/estate-double.ts'
import { startGaraioDouble, type GaraioDouble } from '#connectors/testing/garaio-double.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Person, World } from '#platform/server/testing/world.ts'

/** A household with a released assignment, and a clerk. */
interface Tenancy {
  home: Workspace
  clerk: Person
  tenantId: string
  objectId: string
}

export interface Connected extends Tenancy {
  admin: Person
  double: GaraioDouble
}

export const freeUnit = '1201.01.0011'
const path = '/api/v1/settings/abbaimmo'

export const settingsFor = (double: GaraioDouble, fields: object = {}) => ({
  version: 0,
  erpEnabled: true,
  erpProvider: 'garaio_rem',
  erpAddress: double.address,
  erpExchange: double.exchange,
  erpAppId: double.appId,
  erpRecipient: double.recipient,
  erpAgreementType: double.agreementType,
  erpUser: double.user,
  erpPassword: double.password,
  erpPasswordSetAt: '',
  ...fields,
})

/** Makes the household complete, its flat vacant in the property software, and the start date agreed. */
export async function connect<Planted extends Tenancy>(world: World, tenancy: Planted): Promise<Planted & Connected> {
  const { home } = tenancy
  const admin = await world.person(home, 'admin')
  const double = await startGaraioDouble({ estate: exampleEstate('2027-04-01') })
  const saved = await world.ask(home, { method: 'POST', url: path, payload: settingsFor(double), as: admin })
  if (saved.statusCode !== 200) throw new Error(saved.body)
  await world.ask(home, { method: 'POST', url: `${path}/check`, as: admin })
  await asSystem(world.services, home, async ({ db }) => {
    await db
      .update(propertyObject)
      .set({ referenceNumber: freeUnit })
      .where(and(eq(propertyObject.workspaceId, home.id), eq(propertyObject.id, tenancy.objectId)))
    await db.update(assignment).set({ contractStart: '2027-04-01' }).where(eq(assignment.workspaceId, home.id))
    const address = JSON.stringify({ street_nr: 'Weg 3', postcode: '8400', city: 'Winterthur' })
    await db
      .update(adult)
      .set({ dateOfBirth: '1990-05-04', answers: sql`${adult.answers} || ${address}::jsonb` })
      .where(eq(adult.workspaceId, home.id))
  })
  return { ...tenancy, admin, double }
}

/** Switches the connection as an administrator does on its page; the password is kept. */
export async function switchTo(world: World, { home, admin, double }: Connected, erpEnabled: boolean): Promise<void> {
  const { version, data } = (await world.ask(home, { url: path, as: admin })).json()
  const { erpPasswordSetAt } = data
  const payload = settingsFor(double, { version, erpEnabled, erpPassword: '', erpPasswordSetAt })
  const saved = await world.ask(home, { method: 'POST', url: path, payload, as: admin })
  if (saved.statusCode !== 200) throw new Error(saved.body)
}

export const interfaceCall = (
  world: World,
  { home, clerk }: Tenancy,
  action: string,
  as: Person = clerk,
  payload: object = {},
) => world.ask(home, { method: 'POST', url: `/api/v1/interface/${action}`, payload, as })

export const tenancyErp = async (world: World, { home, clerk, tenantId }: Tenancy) =>
  (await world.ask(home, { url: `/api/v1/interface/tenants/${tenantId}/erp`, as: clerk })).json()

/** Runs all due jobs and the jobs that they enqueue. */
export async function letWork(world: World): Promise<void> {
  for (let round = 0; round < 4; round += 1) await world.services.jobs.runDue()
}
