import { describe, expect, it } from 'vitest'
import { nextInToolbar } from './toolbar-keys.ts'

describe('the keys of a toolbar', () => {
  const from = (at: number) => (key: string) => nextInToolbar(key, { at, count: 4 })

  it('move to the neighbour, and around at both ends', () => {
    expect([from(1)('ArrowRight'), from(1)('ArrowLeft')]).toEqual([2, 0])
    expect([from(3)('ArrowRight'), from(0)('ArrowLeft')]).toEqual([0, 3])
  })

  it('move to the first and the last button', () => {
    expect([from(2)('Home'), from(1)('End')]).toEqual([0, 3])
  })

  it('leave other keys to the button, and to a field beside the buttons', () => {
    expect([from(1)('Enter'), from(1)('Tab'), from(-1)('ArrowRight')]).toEqual([undefined, undefined, undefined])
  })
})
