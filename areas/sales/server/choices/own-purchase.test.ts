// The contact that a buyer sees on the own page.

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { ownPage, readOwn } from '../testing/plant-choices.ts'
import { plantSale, reserved, type Sale } from '../testing/plant-sale.ts'

const world = useWorld()

const office = { person: 'Nora Ammann', company: 'Rebberg AG', phone: '+41441112233', email: 'verkauf@rebberg.example' }
const ruth = { first_name: 'Ruth', surname: 'Meier', phone: '+41791234567', email: 'ruth@rebberg.example' }

async function plantContact(contactPerson: object | null): Promise<Sale> {
  const sale = await plantSale(world)
  await asSystem(world.services, sale.home, async ({ db }) => {
    await db.insert(projectSetting).values({ workspaceId: sale.home.id, key: 'contact', value: office })
    await db
      .update(propertyObject)
      .set({ contactPerson })
      .where(and(eq(propertyObject.workspaceId, sale.home.id), eq(propertyObject.id, sale.objectId)))
  })
  return sale
}

const contact = async (sale: Sale) =>
  (await readOwn(world, sale, await ownPage(world, sale), 'purchase')).purchase.contact

describe('the contact of a buyer', () => {
  it('is the contact person of the object that is wished for, and then reserved', async () => {
    const sale = await plantContact(ruth)
    const own = { person: 'Ruth Meier', phone: '+41 79 123 45 67', email: 'ruth@rebberg.example' }
    expect(await contact(sale)).toEqual(own)
    await reserved(world, sale)
    expect(await contact(sale)).toEqual(own)
  })

  it('is that of the project where the object has none', async () => {
    const own = { person: 'Nora Ammann', phone: '+41 44 111 22 33', email: 'verkauf@rebberg.example' }
    expect(await contact(await plantContact(null))).toEqual(own)
  })

  it('has the phone of the project where the person has none', async () => {
    const own = { person: 'Ruth Meier', phone: '+41 44 111 22 33', email: 'ruth@rebberg.example' }
    expect(await contact(await plantContact({ ...ruth, phone: '' }))).toEqual(own)
  })
})
