// Sends the reservation agreement to the signing provider: who may, with what reasons it is refused, and the demo.

import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { workspace } from '#platform/server/session/tables.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { act, plantSale, readReservation, reserved, start, statesOf, type Sale } from '../testing/plant-sale.ts'
import { addBuyer, sentToSign, uploaded, useSigningProvider } from '../testing/plant-signing.ts'

const world = useWorld()
const signing = useSigningProvider(world)

const readCurrent = async (sale: Sale) => (await readReservation(world, sale, sale.buyers[0] ?? '')).current
const send = (sale: Sale) => act(world, sale, sale.buyers[0] ?? '', 'reservation/send-to-sign')

async function plantDemo(): Promise<Sale> {
  const sale = await plantSale(world, 2)
  const isDemo = true
  await drizzle({ client: world.services.pool }).update(workspace).set({ isDemo }).where(eq(workspace.id, sale.home.id))
  world.quartier.workspaces.forget()
  return { ...sale, home: { ...sale.home, isDemo } }
}

describe('sending an agreement to sign', () => {
  it('is refused while a document is out, and once it is accepted', async () => {
    const sale = await plantSale(world)
    await uploaded(world, sale)
    expect((await send(sale)).json().message).toBe('Die Vereinbarung liegt schon zur digitalen Unterschrift vor.')
    const other = await plantSale(world)
    await reserved(world, other)
    expect((await send(other)).json().message).toBe('Die Vereinbarung ist schon angenommen.')
  })

  it('says why there is none without a provider', async () => {
    const sale = await plantSale(world)
    await start(world, sale, sale.buyers[0] ?? '')
    signing.use(null)
    const reason = 'Für dieses Projekt ist kein Anbieter für digitale Signatur eingerichtet.'
    expect((await readCurrent(sale)).can.sendToSign).toEqual({ allowed: false, reason })
    expect((await send(sale)).json().message).toBe(reason)
  })

  it('says that the provider does not respond, and changes nothing', async () => {
    const sale = await plantSale(world)
    await start(world, sale, sale.buyers[0] ?? '')
    signing.use({ url: 'http://127.0.0.1:9', key: 'x' })
    expect((await send(sale)).json().message).toMatch(/antwortet nicht/)
    expect((await readCurrent(sale)).signing).toBeNull()
  })

  it.each([
    [null, /fehlt die E-Mail-Adresse von Rita Roth/],
    ['Kaeufer1@post.example', /braucht Rita Roth eine eigene E-Mail-Adresse/],
  ])('needs an address for each buyer, not %s', async (email, message) => {
    const sale = await plantSale(world)
    await addBuyer(world, sale, email)
    await start(world, sale, sale.buyers[0] ?? '')
    expect((await send(sale)).json().message).toMatch(message)
  })

  it('is refused if the agreement names other people', async () => {
    const sale = await plantSale(world)
    await start(world, sale, sale.buyers[0] ?? '')
    await addBuyer(world, sale, 'rita@post.example')
    expect((await send(sale)).json().message).toMatch(/^Die Vereinbarung nennt Käufer 1, erfasst sind/)
  })
})

describe('the demo', () => {
  it('signs and declines on demand, with a provider that says so', async () => {
    signing.use(null)
    const sale = await plantDemo()
    const [first = '', second = ''] = sale.buyers
    const answer = (buyer: string, how: string) =>
      act(world, sale, buyer, 'reservation/demo-signature', { answer: how })
    await sentToSign(world, sale, first)
    expect((await readCurrent(sale)).signing).toMatchObject({ isDemo: true, state: 'sent' })
    expect((await answer(first, 'sign')).statusCode).toBe(200)
    await sentToSign(world, sale, second)
    expect((await answer(second, 'decline')).statusCode).toBe(200)
    expect((await statesOf(world, sale)).buyers.map(([, state]) => state)).toEqual(['signed', 'offered'])
    expect((await answer(first, 'sign')).statusCode).toBe(409)
  })

  it('is no way to sign at a real provider', async () => {
    const sale = await plantSale(world)
    await sentToSign(world, sale)
    const answer = await act(world, sale, sale.buyers[0] ?? '', 'reservation/demo-signature', { answer: 'sign' })
    expect([answer.statusCode, (await readCurrent(sale)).state]).toEqual([409, 'offered'])
  })
})
