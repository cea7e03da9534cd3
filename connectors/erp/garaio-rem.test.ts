// The adapter against a broker that speaks AMQP: messages received, messages sent, and errors on a bad connection.

import { afterEach, describe, expect, it } from 'vitest'
import { ErpFailed, type ErpNews, type ErpOrder } from './erp-system.ts'
import { exampleEstate } from '../testing/estate-double.ts'
import { startGaraioDouble, type GaraioDouble } from '../testing/garaio-double.ts'
import { garaioRem, type GaraioAccess } from './garaio-rem.ts'

let running: GaraioDouble | undefined
afterEach(() => running?.stop())

const start = async () => (running = await startGaraioDouble({ estate: exampleEstate('2027-04-01') }))

async function newsAt(access: GaraioAccess): Promise<ErpNews[]> {
  const news: ErpNews[] = []
  await garaioRem(access).receive(async (some) => void news.push(...some))
  return news
}

const problemOf = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'none',
    (error: unknown) => (error instanceof ErpFailed ? error.problem : `unexpected ${String(error)}`),
  )

const person = {
  firstName: 'Lea',
  lastName: 'Brunner',
  birthDate: '1990-05-04',
  title: 'Madam' as const,
  language: 'de' as const,
  nationality: 'CH',
  occupation: null,
  email: 'lea@example.ch',
  phone: null,
  address: { street: 'Weg 3', zipCode: '8400', city: 'Winterthur' },
}
const draft = (fields: Partial<Extract<ErpOrder, { kind: 'contract' }>> = {}): ErpOrder => ({
  kind: 'contract',
  unitReference: '1201.01.0011',
  startsOn: '2027-04-01',
  agreedOn: '2027-02-01',
  endsOn: null,
  noticeMonths: 3,
  deposit: 4500,
  people: [person],
  ...fields,
})

describe('hearing', () => {
  it('brings two properties, four buildings and sixty units with rents and vacancies, once', async () => {
    const double = await start()
    const news = await newsAt(double)
    const estate = news.flatMap((one) => (one.about === 'estate' ? [one] : []))
    const count = (kind: string) => new Set(estate.filter((one) => one.kind === kind).map((one) => one.reference)).size
    expect(['property', 'building', 'unit'].map(count)).toEqual([2, 4, 60])
    const facts = estate.filter(({ reference }) => reference === '1201.01.0011').map((one) => one.facts)
    expect(Object.assign({}, ...facts)).toMatchObject({
      category: 'apartment',
      storey: 3,
      rooms: 3.5,
      netRent: 1670,
      ancillaryCost: 193,
      area: 84,
      availableFrom: '2027-04-01',
    })
    expect(await newsAt(double)).toEqual([])
  })

  it('lets the news stay there until they are kept', async () => {
    const double = await start()
    const crash = garaioRem(double).receive(() => Promise.reject(new Error('the database is gone')))
    expect(await problemOf(crash)).toBe('unexpected Error: the database is gone')
    expect((await newsAt(double)).length).toBeGreaterThan(180)
  })

  it('lets go of what it does not understand', async () => {
    const double = await start()
    await newsAt(double)
    double.tell('Letting.Tenant.Updated', { reference: '1' })
    double.tell('Masterdata.Unit.Deleted', { reference: '1201.01.0001' })
    expect(await newsAt(double)).toEqual([{ about: 'estate', kind: 'unit', reference: '1201.01.0001', facts: null }])
  })
})

describe('a draft of an agreement', () => {
  it('is accepted with its reference, and becomes an agreement there', async () => {
    const double = await start()
    await newsAt(double)
    await garaioRem(double).send('a1', draft())
    expect(await newsAt(double)).toEqual([{ about: 'accepted', orderId: 'a1', reference: '1201.01.0011.01' }])
    double.agree('1201.01.0011.01')
    expect(await newsAt(double)).toEqual([{ about: 'agreed', reference: '1201.01.0011.01', startsOn: '2027-04-01' }])
  })

  it('is one order, however often it is sent', async () => {
    const double = await start()
    await newsAt(double)
    await garaioRem(double).send('a1', draft())
    await garaioRem(double).send('a1', draft())
    expect(await newsAt(double)).toHaveLength(1)
  })

  it.each([
    ['unknown unit', draft({ unitReference: '9.9.9' }), 'primaryUnitReference'],
    ['unit not available', draft({ unitReference: '1201.01.0001' }), 'primaryUnitReference'],
    ['missing birth date', draft({ people: [{ ...person, birthDate: null }] }), 'primaryTenant.dateOfBirth'],
  ])('is refused: %s', async (reason, order, attribute) => {
    const double = await start()
    await newsAt(double)
    await garaioRem(double).send('a1', order)
    expect(await newsAt(double)).toEqual([{ about: 'refused', orderId: 'a1', reasons: [{ attribute, reason }] }])
  })
})

describe('a dossier', () => {
  const dossier = (unitReference: string): ErpOrder => ({
    kind: 'dossier',
    dossierId: 'd1',
    unitReference,
    startsOn: null,
    people: [person],
  })

  it('is chosen for its unit', async () => {
    const double = await start()
    await newsAt(double)
    await garaioRem(double).send('b1', dossier('1201.01.0011'))
    expect(await newsAt(double)).toContainEqual({ about: 'chosen', dossierId: 'd1', reference: null })
  })

  it('for a unit that is not known is no valid message', async () => {
    const double = await start()
    await newsAt(double)
    await garaioRem(double).send('b1', dossier('9.9.9'))
    expect(await newsAt(double)).toMatchObject([{ about: 'refused', orderId: 'b1' }])
  })
})

describe('a bad line', () => {
  it('is unreachable when nobody is there, or when the answer takes too long', async () => {
    const double = await start()
    double.slow(200)
    expect(await problemOf(garaioRem({ ...double, patience: 300 }).check())).toBe('unreachable')
    double.slow(0)
    expect(await problemOf(garaioRem(double).check())).toBe('none')
    await double.stop()
    expect(await problemOf(garaioRem(double).send('a1', draft()))).toBe('unreachable')
  })

  it('is refused when password, exchange or queue are wrong', async () => {
    const double = await start()
    expect(await problemOf(garaioRem({ ...double, password: 'wrong' }).check())).toBe('refused')
    expect(await problemOf(garaioRem({ ...double, exchange: 'other' }).check())).toBe('refused')
    expect(await problemOf(garaioRem({ ...double, appId: 'other' }).receive(async () => undefined))).toBe('refused')
  })
})
