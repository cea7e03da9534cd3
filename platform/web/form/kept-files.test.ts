import { describe, expect, it } from 'vitest'
import { CallFailed } from '../api/call-failed.ts'
import { arrivedAmong, isWorthKeeping, type KeptFile } from './kept-files.ts'

const kept = (id: string, { name = 'a.pdf', size = 3, known = [] as string[] } = {}): KeptFile => ({
  id,
  file: new File(['x'.repeat(size)], name),
  known,
})
const stored = (id: string, { displayName = 'a.pdf', size = 3 } = {}) => ({ id, displayName, size })

describe('a file kept on the device', () => {
  it('has arrived where one of its name and size has come since it was chosen', () => {
    expect(arrivedAmong([kept('k1')], [stored('d1')])).toEqual(new Set(['k1']))
    expect(arrivedAmong([kept('k1')], [stored('d1', { size: 4 })]).size).toBe(0)
    expect(arrivedAmong([kept('k1')], [stored('d1', { displayName: 'b.pdf' })]).size).toBe(0)
  })

  it('is another one than what was there already', () => {
    expect(arrivedAmong([kept('k1', { known: ['d1'] })], [stored('d1')]).size).toBe(0)
  })

  it('is one of two that look alike when only one of them is there', () => {
    expect(arrivedAmong([kept('k1'), kept('k2')], [stored('d1')])).toEqual(new Set(['k1']))
    expect(arrivedAmong([kept('k1'), kept('k2')], [stored('d1'), stored('d2')]).size).toBe(2)
  })

  it('stays for another time unless the server does not want it', () => {
    const failed = (status: number) => isWorthKeeping(new CallFailed(status, { message: '' }))
    expect([0, 408, 429, 500, 503].map(failed)).toEqual([true, true, true, true, true])
    expect([400, 404, 413, 422].map(failed)).toEqual([false, false, false, false])
  })
})
