import { describe, expect, it } from 'vitest'
import { receiptBytes, receiptOfBytes, receiptTyped } from './receipt.ts'

describe('a receipt', () => {
  it('holds all 80 bits', () => {
    expect(receiptOfBytes(new Uint8Array(receiptBytes))).toBe('0000-0000-0000-0000')
    expect(receiptOfBytes(new Uint8Array(receiptBytes).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ')
    expect(receiptOfBytes(Uint8Array.of(0x08, 0x86, 0x42, 0x98, 0xe8, 0x4a, 0x96, 0xc6, 0x35, 0xcf))).toBe(
      '1234-5678-9ABC-CDEF',
    )
  })

  it.each([
    ['7q2m 4xva 9c0t kd3e', '7Q2M-4XVA-9C0T-KD3E'],
    ['7Q2M4XVA9COTKD3E', '7Q2M-4XVA-9C0T-KD3E'],
    [' 7q2m-4xva–9c0t-kdie ', '7Q2M-4XVA-9C0T-KD1E'],
    ['7q', '7Q'],
    ['', ''],
  ])('is read from %s', (typed, receipt) => expect(receiptTyped(typed)).toBe(receipt))
})
