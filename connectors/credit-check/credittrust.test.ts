import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSameName } from './credit-certificate.ts'
import { startCreditTrustDouble, type CreditTrustDouble } from '../testing/credittrust-double.ts'
import { creditTrust } from './credittrust.ts'

let double: CreditTrustDouble
beforeAll(async () => void (double = await startCreditTrustDouble()))
afterAll(() => double.stop())

const verify = (number: string, person = { firstName: 'Ana', lastName: 'Keller' }) =>
  creditTrust(double).verify({ number, ...person })

describe('a certificate of CreditTrust', () => {
  it.each([
    ['CT-2026-10-05-Ana.Keller', { valid: true, issuedOn: '2026-10-05', nameMatch: true }],
    ['CT-2026-10-05-Beat.Keller', { valid: true, issuedOn: '2026-10-05', nameMatch: false }],
    ['ZZ-2026-10-05-Ana.Keller', { valid: false, issuedOn: '2026-10-05', nameMatch: true }],
    ['12/../34?x', { valid: false, issuedOn: null, nameMatch: false }],
  ])('%s', async (number, result) => {
    expect(await verify(number)).toEqual(result)
  })

  it('that cannot be asked for says whether it is the way or the key', async () => {
    await expect(verify('FEHLER')).rejects.toMatchObject({ problem: 'unreachable' })
    const stranger = creditTrust({ url: double.url, key: 'wrong' })
    const asked = stranger.verify({ number: 'CT-2026-10-05-Ana.Keller', firstName: 'Ana', lastName: 'Keller' })
    await expect(asked).rejects.toMatchObject({ problem: 'refused' })
    const nowhere = creditTrust({ url: 'http://127.0.0.1:9', key: 'x' })
    await expect(nowhere.verify({ number: '1', firstName: 'a', lastName: 'b' })).rejects.toMatchObject({
      problem: 'unreachable',
    })
  })
})

describe('a name', () => {
  it.each([
    ['Müller', 'MULLER', true],
    ['Keller-Huber', 'Huber Keller', true],
    ['Anna Maria', 'Anna', true],
    ['Anna', 'Anne', false],
    ['', 'Anna', false],
  ])('%s and %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame)
  })
})
