import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { country, section, text, tick, when } from '#areas/forms/rules/field-kinds.ts'
import { sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { pagesOf, pageToTurnTo, placeOf, type SectionPage } from './section-pages.ts'

const shown = (key: string, ...fields: string[]) => ({ section: { key }, fields: fields.map((one) => ({ key: one })) })
const page = (...given: Parameters<typeof shown>) => ({ shown: [shown(...given)] })
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

const texts = (...keys: string[]) => keys.map((key) => text(key))
const keysIn = (all: readonly SectionPage[]) => all.map((one) => one.shown.map(({ section: { key } }) => key))

describe('short sections', () => {
  const sections = [
    section('adult', 'one', texts('a', 'b', 'c')),
    section('adult', 'two', texts('d', 'e', 'f', 'g')),
    section('adult', 'three', texts('h')),
  ]
  const all = sections.map(({ key, fields }) => shown(key, ...fields.map((field) => field.key)))

  it('share a page up to seven questions', () => {
    expect(keysIn(pagesOf(sections, all))).toEqual([['one', 'two'], ['three']])
  })

  it('keep their pages when another one does not apply', () => {
    expect(keysIn(pagesOf(sections, all.slice(1)))).toEqual([['two'], ['three']])
  })

  it('count a list of ticks as one question and a follow-up as half', () => {
    const ticks = section('household', 'ticks', [
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((key) => tick(key)),
      ...['g', 'h', 'i', 'j'].map((key) => country(key, when('a'))),
    ])
    const more = section('household', 'more', texts('k', 'l', 'm', 'n'))
    expect(keysIn(pagesOf([ticks, more], [shown('ticks', 'a'), shown('more', 'k')]))).toEqual([['ticks', 'more']])
  })

  it('leave no section of the default form out', () => {
    const adult = sectionsOf(defaultForm, 'adult')
    const every = adult.map(({ key, fields }) => shown(key, ...fields.map((field) => field.key)))
    expect(keysIn(pagesOf(adult, every)).flat()).toEqual(adult.map(({ key }) => key))
  })
})
