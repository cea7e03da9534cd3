import { describe, expect, it } from 'vitest'
import { pageToTurnTo, placeOf } from './section-pages.ts'

const page = (key: string, ...fields: string[]) => ({ section: { key }, fields: fields.map((one) => ({ key: one })) })
const pages = [page('person', 'firstname', 'name'), page('contact', 'email'), page('housing', 'street')]

describe('sections as pages', () => {
  it('begin with the first, and with it again when the named one is gone', () => {
    expect([undefined, 'contact', 'insurance'].map((key) => placeOf(pages, key))).toEqual([0, 1, 0])
  })

  it('turn to the first page with a mistake, unless the open one has a mistake itself', () => {
    expect(pageToTurnTo(pages, 2, ['email', 'name'])).toBe(0)
    expect(pageToTurnTo(pages, 1, ['email', 'name'])).toBeNull()
    expect(pageToTurnTo(pages, 1, ['people'])).toBeNull()
    expect(pageToTurnTo(pages, 1, [])).toBeNull()
  })
})
