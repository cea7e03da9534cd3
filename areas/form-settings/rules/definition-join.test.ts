// Two users edit one form: the merge contains both users' changes, and only parts that both changed differently are
// conflicts.

import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { text, when } from '#areas/forms/rules/field-kinds.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { diffInBothLanguages } from './definition-diff.ts'
import { joinDefinitions } from './definition-join.ts'
import { withField, withMore, withSection, withStep } from './testing/changing.ts'

const question = (key: string, de = key) => ({ ...text(key), label: { de, fr: `${de} (fr)` } })
const base = withMore(
  defaultForm,
  'household_general',
  ...['own_a', 'own_b', 'own_c', 'own_d'].map((key) => question(key)),
)
const named = (form: FormDefinition, key: string, de: string, fr = `${de} (fr)`) =>
  withField(form, ['household', key], { label: { de, fr } })
const join = (mine: FormDefinition, theirs: FormDefinition) => joinDefinitions({ base, mine, theirs })
const joined = (mine: FormDefinition, theirs: FormDefinition) => {
  const { isClash, ...both } = join(mine, theirs)
  expect(isClash).toBe(false)
  expect(both.mine).toEqual(both.theirs)
  return both.mine
}
const keysIn = (form: FormDefinition, section = 'household_general') =>
  form.steps
    .flatMap(({ sections }) => sections)
    .find(({ key }) => key === section)
    ?.fields.map(({ key }) => key)
    .filter((key) => key.startsWith('own_'))
const ordered = (form: FormDefinition, ...order: string[]) =>
  withSection(form, 'household_general', (section) => ({
    ...section,
    fields: [
      ...section.fields.filter(({ key }) => !order.includes(key)),
      ...order.flatMap((key) => section.fields.filter((one) => one.key === key)),
    ],
  }))
const words = { word: (key: string) => key, text: () => 'one language' }

describe('two stands of one form', () => {
  it('are one where only one of them changed', () => {
    const mine = named(base, 'own_a', 'Mine')
    expect(joined(mine, base)).toEqual(mine)
    expect(joined(base, mine)).toEqual(mine)
    expect(joined(mine, structuredClone(mine))).toEqual(mine)
  })

  it('keep both where they changed different questions', () => {
    const both = joined(named(base, 'own_b', 'Mine'), named(base, 'own_a', 'Theirs'))
    expect(both).toEqual(named(named(base, 'own_a', 'Theirs'), 'own_b', 'Mine'))
  })

  it('keep both where they changed different things of one question', () => {
    const theirs = withField(base, ['household', 'own_a'], { required: true })
    expect(joined(named(base, 'own_a', 'Mine'), theirs)).toEqual(named(theirs, 'own_a', 'Mine'))
  })

  it('keep the picture that one hung beside the text that the other wrote, and take it down where one did', () => {
    const picture = { fileId: '0199a0aa-0000-7000-8000-000000000001', alt: { de: 'Haus', fr: 'Maison' } }
    const hung = { ...base, start: { ...base.start, picture } }
    const text = { de: 'Willkommen', fr: 'Bienvenue' }
    const written = { ...base, start: { ...base.start, text } }
    expect(joined(hung, written).start).toEqual({ ...base.start, text, picture })
    const taken = joinDefinitions({ base: hung, mine: base, theirs: { ...hung, start: { ...hung.start, text } } })
    expect([taken.isClash, taken.mine.start]).toEqual([false, { ...base.start, text }])
  })

  it('keep both where one changed the form or a step, the other a section', () => {
    const mine = { ...base, title: { de: 'Meins', fr: 'Le mien' } }
    const theirs = withSection(
      withStep(base, 'people', (step) => ({ ...step, title: { de: 'Leute', fr: 'Gens' } })),
      'moving',
      (section) => ({ ...section, active: false }),
    )
    expect(joined(mine, theirs)).toEqual({ ...theirs, title: mine.title })
  })

  it('differ only in what both changed differently, said in both languages', () => {
    const mine = named(named(base, 'own_a', 'Gleich', 'À moi'), 'own_b', 'Mine')
    const theirs = named(named(base, 'own_a', 'Gleich', 'À eux'), 'own_c', 'Theirs')
    const both = join(mine, theirs)
    expect([both.isClash, both.isWhole]).toEqual([true, false])
    expect(both.mine).toEqual(named(mine, 'own_c', 'Theirs'))
    expect(both.theirs).toEqual(named(theirs, 'own_b', 'Mine'))
    expect(diffInBothLanguages(both.theirs, both.mine, words)).toMatchObject([
      { what: 'changed', before: 'Gleich / À eux', after: 'Gleich / À moi' },
    ])
  })

  it('keep what both added', () => {
    const both = joined(
      withMore(base, 'household_general', question('own_mine')),
      withMore(base, 'household_general', question('own_theirs')),
    )
    expect(keysIn(both)?.slice(4).sort()).toEqual(['own_mine', 'own_theirs'])
  })

  it('keep two new questions apart that got the same key, with what refers to them', () => {
    const mine = withMore(base, 'household_general', question('own_field', 'Mine'), {
      ...question('own_more'),
      ...when('own_field'),
    })
    const both = joined(mine, withMore(base, 'household_general', question('own_field', 'Theirs')))
    const fields = both.steps.flatMap(({ sections }) => sections.flatMap((section) => section.fields))
    const found = Object.fromEntries(fields.map(({ key, label, condition }) => [key, { label, condition }]))
    expect(found.own_field?.label).toMatchObject({ de: 'Theirs' })
    expect(found.own_field_2?.label).toMatchObject({ de: 'Mine' })
    expect(JSON.stringify(found.own_more?.condition)).toContain('"own_field_2"')
  })

  it('take out what one took out and the other left as it was', () => {
    const without = withField(base, ['household', 'own_a'], null)
    expect(joined(without, named(base, 'own_b', 'Theirs'))).toEqual(named(without, 'own_b', 'Theirs'))
    expect(joined(named(base, 'own_b', 'Mine'), without)).toEqual(named(without, 'own_b', 'Mine'))
  })

  it('clash where one took out what the other changed', () => {
    const without = withField(base, ['household', 'own_a'], null)
    const changed = named(base, 'own_a', 'Changed')
    expect(join(without, changed)).toEqual({ mine: without, theirs: changed, isClash: true, isWhole: false })
    expect(join(changed, without)).toEqual({ mine: changed, theirs: without, isClash: true, isWhole: false })
  })

  it('clash where one took out a section in which the other added something, which then stays as a whole', () => {
    const without = withSection(base, 'household_general', () => null)
    const added = withMore(base, 'household_general', question('own_new'))
    expect(join(without, added)).toEqual({ mine: without, theirs: added, isClash: true, isWhole: false })
    expect(join(added, without)).toEqual({ mine: added, theirs: without, isClash: true, isWhole: false })
  })

  it('clash where one took out a step in which the other changed a question', () => {
    const without = withStep(base, 'household', () => null)
    const changed = named(base, 'own_a', 'Changed')
    expect(join(without, changed)).toEqual({ mine: without, theirs: changed, isClash: true, isWhole: false })
  })

  it('stand in their order with my moves', () => {
    const mine = ordered(base, 'own_b', 'own_a', 'own_c', 'own_d')
    const theirs = ordered(base, 'own_a', 'own_b', 'own_d', 'own_c')
    expect(keysIn(joined(mine, base))).toEqual(['own_b', 'own_a', 'own_c', 'own_d'])
    expect(keysIn(joined(base, theirs))).toEqual(['own_a', 'own_b', 'own_d', 'own_c'])
    expect(keysIn(joined(mine, theirs))).toEqual(['own_b', 'own_a', 'own_d', 'own_c'])
  })

  it('clash where both moved one question to different places', () => {
    const mine = ordered(base, 'own_b', 'own_c', 'own_d', 'own_a')
    const theirs = ordered(base, 'own_b', 'own_c', 'own_a', 'own_d')
    const both = join(mine, theirs)
    expect([both.isClash, keysIn(both.mine), keysIn(both.theirs)]).toEqual([true, keysIn(mine), keysIn(theirs)])
  })

  it('keep a new name where the other moved the question to another section', () => {
    const moved = withMore(withField(base, ['household', 'own_a'], null), 'moving', question('own_a'))
    const both = joined(named(base, 'own_a', 'Mine'), moved)
    expect([keysIn(both), keysIn(both, 'moving')]).toEqual([['own_b', 'own_c', 'own_d'], ['own_a']])
    expect(JSON.stringify(both)).toContain('Mine')
  })

  it('mean the same whatever the order of their properties', () => {
    const turned = withField(base, ['household', 'own_a'], { label: { fr: 'own_a (fr)', de: 'own_a' } })
    expect(joined(named(base, 'own_a', 'Mine'), turned)).toEqual(named(base, 'own_a', 'Mine'))
  })

  it('are chosen as a whole where it is not known what both began with', () => {
    const [mine, theirs] = [named(base, 'own_a', 'Mine'), named(base, 'own_b', 'Theirs')]
    expect(joinDefinitions({ base: null, mine, theirs })).toEqual({ mine, theirs, isClash: true, isWhole: true })
  })
})
