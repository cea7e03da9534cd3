// Reading receipts over the wire: the QR-bill of an upload, or of a receipt that is attached already.

import { describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, png } from '#areas/files/server/testing/multipart.ts'
import { qrReferenceOf } from '#platform/rules/qr-bill/references.ts'
import type { Workspace } from '#platform/server/context.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { path, planCost } from '../testing/planning.ts'

const world = useOwnWorld()

const supplier = {
  name: 'Malerei Keller AG',
  street: 'Seestrasse',
  houseNumber: '7',
  postalCode: '8400',
  city: 'Winterthur',
  country: 'CH',
}

const bill = () =>
  printDocument({ title: 'Rechnung', language: 'de', author: supplier.name, foot: supplier.name }, (sheet) => {
    sheet.paymentPart({
      language: 'de',
      iban: 'CH4431999123000889012',
      creditor: supplier,
      debtor: supplier,
      amount: 194_975,
      reference: qrReferenceOf(77),
      message: '',
      alt: 'Zahlteil',
    })
  })

async function office() {
  const home = await world.workspace()
  return { home, nora: await world.person(home, 'admin') }
}

async function upload(home: Workspace, as: Person, content: Buffer, name = 'rechnung.pdf'): Promise<string> {
  const answer = await world.ask(home, {
    method: 'POST',
    url: '/api/v1/upload-files',
    payload: multipartOf([{ name, content }]),
    headers: multipartHeaders,
    as,
  })
  return answer.json().uploaded[0].id
}

const read = (home: Workspace, as: Person, file: string) =>
  world.ask(home, { method: 'POST', url: `${path}/read-receipt`, payload: { file }, as })

const found = {
  supplier: 'Malerei Keller AG',
  iban: 'CH4431999123000889012',
  reference: qrReferenceOf(77),
  actual: 1949.75,
}

describe('reading a receipt', () => {
  it('returns supplier, account, reference and amount of its QR-bill, and null without one', async () => {
    const { home, nora } = await office()
    expect((await read(home, nora, await upload(home, nora, await bill()))).json()).toEqual({ bill: found })
    expect((await read(home, nora, await upload(home, nora, png, 'foto.png'))).json()).toEqual({ bill: null })
  })

  it('works once the receipt is attached to a cost, also for a colleague', async () => {
    const { home, nora } = await office()
    const file = await upload(home, nora, await bill())
    const id = await planCost(world, home, { as: nora, newCategory: 'Fotos', planned: 100 })
    const payload = { attach: [file], remove: [] }
    await world.ask(home, { method: 'POST', url: `${path}/${id}/receipts`, payload, as: nora })
    const beat = await world.person(home, 'superuser')
    expect((await read(home, beat, file)).json()).toEqual({ bill: found })
  })

  it('is refused for uploads of others, for readers of the budget, and in another workspace', async () => {
    const { home, nora } = await office()
    const file = await upload(home, nora, png, 'foto.png')
    const beat = await world.person(home, 'superuser')
    const analyst = await world.person(home, 'analyst')
    const other = await office()
    const refused = await Promise.all([
      read(home, beat, file),
      read(home, analyst, file),
      read(other.home, other.nora, file),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 403, 404])
  })
})
