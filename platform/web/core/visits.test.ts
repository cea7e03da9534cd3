import { describe, expect, it } from 'vitest'
import { listStateOn, withVisit, type Visit } from './visits.ts'

const list = (query = ''): Visit => ({ pattern: '/applications', path: '/applications', query })
const detail: Visit = { pattern: '/applications/$id', path: '/applications/7', query: '' }
const home: Visit = { pattern: '/home', path: '/home', query: '' }

describe('the state of a list', () => {
  it('is kept on the way to a detail page, without the open panel', () => {
    const { saved } = listStateOn(detail, list('state=active&page=3&panel=ApplicationEdit:7'), undefined)
    expect(saved).toEqual({ path: '/applications', query: 'state=active&page=3' })
  })

  it('comes back once, when the person returns to the same list', () => {
    const { saved } = listStateOn(detail, list('page=3'), undefined)
    expect(listStateOn(list(), detail, saved)).toEqual({ saved: undefined, restore: 'page=3' })
    expect(listStateOn(list(), detail, undefined)).toEqual({ saved: undefined })
  })

  it('gives way to a state in the address', () => {
    const saved = { path: '/applications', query: 'page=3' }
    expect(listStateOn(list('search=huber'), detail, saved)).toEqual({ saved: undefined })
  })

  it('is discarded on any other screen', () => {
    const saved = { path: '/applications', query: 'page=3' }
    expect(listStateOn(home, detail, saved)).toEqual({ saved: undefined })
  })

  it('stays while the person walks from detail to detail', () => {
    const saved = { path: '/applications', query: 'page=3' }
    expect(listStateOn({ ...detail, path: '/applications/8' }, detail, saved)).toEqual({ saved })
  })

  it('is not kept from a list of another section', () => {
    expect(listStateOn(detail, home, undefined)).toEqual({ saved: undefined })
  })

  it('can be emptied by going to the list one is in', () => {
    const saved = { path: '/applications', query: 'page=3' }
    expect(listStateOn(list(), list('page=2'), saved)).toEqual({ saved: undefined })
  })
})

it('remembers the last three screens, each visit in a row once', () => {
  const visits = [list(), list('page=2'), detail, home, list()].reduce<Visit[]>(withVisit, [])
  expect(visits.map(({ path }) => path)).toEqual(['/applications', '/home', '/applications/7'])
  expect(withVisit([list()], list('page=2'))).toEqual([list('page=2')])
})
