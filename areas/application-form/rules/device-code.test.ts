import { describe, expect, it } from 'vitest'
import { deviceCodeSigns, newDeviceCode, readDeviceCode, spelledDeviceCode } from './device-code.ts'

describe('the code for another device', () => {
  it('has eight signs of which none looks like another', () => {
    let next = 0
    const code = newDeviceCode((limit) => next++ % limit)
    expect(code).toBe(deviceCodeSigns.slice(0, 8))
    expect(new Set(deviceCodeSigns).size).toBe(deviceCodeSigns.length)
    expect(deviceCodeSigns).not.toMatch(/[0O1IL2Z5S8B]/)
  })

  it('is read as people type it', () => {
    expect(['ACDE FGHJ', 'acde-fghj', ' acdefghj ', 'ACDE–FGHJ'].map(readDeviceCode)).toEqual(
      Array.from({ length: 4 }, () => 'ACDEFGHJ'),
    )
    expect(readDeviceCode(spelledDeviceCode('ACDEFGHJ'))).toBe('ACDEFGHJ')
  })

  it.each(['', 'ACDEFGH', 'ACDEFGHJK', 'ACDEFGH0', 'ACDEFGH!'])('%s is none', (typed) => {
    expect(readDeviceCode(typed)).toBeNull()
  })
})
