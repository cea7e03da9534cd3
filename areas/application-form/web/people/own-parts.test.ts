import { describe, expect, it } from 'vitest'
import type { OwnPartsAnswer } from '../../contract/co-applicant.ts'
import { afterTold } from './own-parts.ts'

const person = (key: string, answers: Record<string, string>, version = 1) => ({ key, version, answers })
const ownPart = (key: string) => ({ person: key, asked: 20, missing: 3, isAskedWhichTenant: true })
const told = (adults: OwnPartsAnswer['adults'], own: string[] = []): OwnPartsAnswer => ({
  adults,
  invitations: [],
  ownParts: { people: own.map(ownPart), says: {} },
})

const before = {
  adults: [person('ana', { phone: 'newer here' }), person('ben', { phone: 'typed for him' })],
  children: [],
  invitations: [],
  ownParts: { people: [], says: {} },
}

describe('what the server tells of the people meanwhile', () => {
  it('leaves what is filled in here', () => {
    const after = afterTold(before, told([person('ana', { phone: 'older there' })]))
    expect(after.adults).toEqual(before.adults)
  })

  it('takes the place of what was known of somebody who fills in their part themselves', () => {
    const own = person('ben', { firstname: 'Ben' }, 4)
    const after = afterTold(before, told([person('ana', {}), own], ['ben']))
    expect(after.adults[1]).toEqual(own)
    const back = afterTold(after, told([person('ana', {}), person('ben', { firstname: 'Ben' }, 5)]))
    expect(back.adults[1]?.version).toBe(5)
  })

  it('brings somebody who joined by a link', () => {
    const after = afterTold(before, told([person('cleo', { firstname: 'Cleo' })], ['cleo']))
    expect(after.adults.map(({ key }) => key)).toEqual(['ana', 'ben', 'cleo'])
  })
})
