import { describe, expect, it } from 'vitest'
import {
  draftFor,
  forgetDraft,
  furthestStep,
  knownDrafts,
  rememberDraft,
  rememberStep,
  type KnownDraft,
} from './known-drafts.ts'
import { forgetForm, mirrorOf } from './mirror.ts'
import { shelfOver } from './shelf.ts'

/** Browser storage stub; keys are own properties, as in the original. */
function storage(): Storage {
  const kept: Record<string, string> = {}
  return Object.create(
    {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
      removeItem: (key: string) => void delete kept[key],
    },
    {},
  )
}

const draft = (slug: string, objectIds: string[]): KnownDraft => ({
  slug: slug.padEnd(20, '0'),
  token: 't'.repeat(43),
  formId: 'form',
  objectIds,
  startedAt: '2026-11-20T10:00:00Z',
  furthest: 'object',
})

describe('forms begun in this browser', () => {
  it('are found by an object they apply for, the newest first', () => {
    const browser = storage()
    rememberDraft(browser, draft('a1', ['flat']))
    rememberDraft(browser, draft('b2', ['flat', 'other']))
    expect(draftFor(browser, ['flat'])?.slug).toMatch(/^b2/)
    expect(draftFor(browser, ['third'])).toBeUndefined()
  })

  it('remember how far one came, never backwards', () => {
    const browser = storage()
    const { slug } = draft('a1', ['flat'])
    const order = ['object', 'household', 'people', 'summary']
    rememberDraft(browser, draft('a1', ['flat']))
    rememberStep(browser, slug, { step: 'people', order })
    rememberStep(browser, slug, { step: 'object', order })
    expect(furthestStep(browser, slug)).toBe('people')
    expect(furthestStep(browser, 'unknown')).toBeUndefined()
  })

  it('are forgotten once sent', () => {
    const browser = storage()
    const one = draft('a1', ['flat'])
    rememberDraft(browser, one)
    forgetDraft(browser, one.slug)
    expect(knownDrafts(browser)).toEqual([])
  })

  it('do not break the page when somebody wrote nonsense there', () => {
    const browser = storage()
    browser.setItem('application-drafts', '{"broken')
    expect(knownDrafts(browser)).toEqual([])
    browser.setItem('application-drafts', '[{"slug": 1}]')
    expect(knownDrafts(browser)).toEqual([])
  })
})

describe('what was typed and not yet saved', () => {
  it('is kept per part and comes back as it was', () => {
    const browser = storage()
    const unsaved = { typed: { remarks: 'Guten Tag', pets: null }, before: { remarks: null, pets: true } }
    mirrorOf(browser, 'slug', 'household').write(unsaved)
    expect(mirrorOf(browser, 'slug', 'household').read()).toEqual(unsaved)
    expect(mirrorOf(browser, 'slug', 'new-adult').read()).toBeNull()
    expect(mirrorOf(browser, 'other', 'household').read()).toBeNull()
    mirrorOf(browser, 'slug', 'household').clear()
    expect(mirrorOf(browser, 'slug', 'household').read()).toBeNull()
  })

  it('is nothing when the storage refuses or holds nonsense', () => {
    const full = Object.assign(storage(), {
      getItem: () => '{"typed": 4}',
      setItem: () => {
        throw new Error('full')
      },
    })
    const mirror = mirrorOf(full, 'slug', 'household')
    expect(() => mirror.write({ typed: {}, before: {} })).not.toThrow()
    expect(mirror.read()).toBeNull()
  })

  it('leaves the device when the form was sent, but not that of another form', () => {
    const removed: string[] = []
    const browser = Object.assign(Object.create({ removeItem: (key: string) => void removed.push(key) }), {
      'application-form:one:household': '',
      'application-form:one:new-adult': '',
      'application-form:two:household': '',
    })
    forgetForm(shelfOver(browser), 'one')
    expect(removed).toEqual(['application-form:one:household', 'application-form:one:new-adult'])
  })
})
