import { describe, expect, it } from 'vitest'
import { likenessOf, type Likeness } from './duplicates.ts'

const household = (given: Partial<Likeness> = {}): Likeness => ({ email: '', phone: null, people: [], ...given })
const anna = { firstName: 'Anna', lastName: 'Muster', dateOfBirth: '1990-05-01' }

describe('two applications look alike', () => {
  it('by the same e-mail address, however it is written', () => {
    expect(likenessOf(household({ email: 'Anna@example.ch ' }), household({ email: 'anna@example.ch' }))).toEqual([
      'email',
    ])
  })

  it('by the same phone', () => {
    expect(likenessOf(household({ phone: '+41790000001' }), household({ phone: '+41790000001' }))).toEqual(['phone'])
  })

  it('by the same name together with the same birth date', () => {
    const other = { ...anna, firstName: 'anna' }
    expect(likenessOf(household({ people: [anna] }), household({ people: [other] }))).toEqual(['person'])
  })

  it('not by the name alone, nor by the birth date alone', () => {
    const unborn = { ...anna, dateOfBirth: null }
    expect(likenessOf(household({ people: [unborn] }), household({ people: [unborn] }))).toEqual([])
    const twin = { ...anna, firstName: 'Berta' }
    expect(likenessOf(household({ people: [anna] }), household({ people: [twin] }))).toEqual([])
  })

  it('never by fields that are empty in both', () => {
    const nobody = { firstName: '', lastName: '', dateOfBirth: '' }
    const empty = household({ phone: ' ', people: [nobody] })
    expect(likenessOf(empty, empty)).toEqual([])
  })
})
