import { describe, expect, it } from 'vitest'
import { file, text } from '#areas/forms/rules/field-kinds.ts'
import { fieldType, type FormField } from '#areas/forms/rules/form-definition.ts'
import { objectionTo } from './question-guard.ts'
import { harmless, telling as caught } from './testing/said.ts'

const reasonOf = (field: FormField): string | undefined =>
  objectionTo({ kind: 'apartment', preset: 'swiss', section: { of: 'adult' }, field })?.reason.replace(
    'form_settings_law_',
    '',
  )

const inText = (said: string, more: Partial<FormField> = {}) =>
  reasonOf({ ...text('own_x'), label: { de: said, fr: 'Question' }, ...more })

describe('words that give a question away', () => {
  it.each(Object.entries(caught).flatMap(([about, words]) => words.map((said) => [said, about])))(
    '«%s» asks about %s',
    (said, about) => {
      expect(inText(said)).toBe(about)
    },
  )

  const everyWord = Object.values(caught).flat()

  it('are met in capitals, and behind other words', () => {
    expect(everyWord.filter((said) => !inText(said.toUpperCase()))).toEqual([])
    expect(everyWord.filter((said) => !inText(`Bitte sagen Sie uns: ${said}`))).toEqual([])
  })

  it('are met without their accents, but for the passports of several people, and for what could be a name', () => {
    const bare = (said: string) => said.normalize('NFD').replaceAll(/\p{M}/gu, '')
    expect(everyWord.filter((said) => !inText(bare(said)))).toEqual(['Pässe'])
  })

  it('are met in the other language, the hint and the options', () => {
    const question = { de: 'Frage', fr: 'Question' }
    const places = (said: string): FormField[] => [
      { ...text('own_x'), label: { de: 'Frage', fr: said } },
      { ...text('own_x'), label: question, hint: { de: said, fr: 'Aide' } },
    ]
    expect(everyWord.filter((said) => places(said).some((field) => !reasonOf(field)))).toEqual([])
    const options = [{ value: 'a', label: { de: 'Betreibungsauszug', fr: 'A' } }]
    expect(inText('Was legen Sie bei?', { type: fieldType.select, options })).toBe('debt_extract')
  })

  it('are met among files where only a copy is too early', () => {
    const paper = (de: string) => reasonOf({ ...file('own_x'), label: { de, fr: 'Document' } })
    expect(paper('Ausländerausweis')).toBe('identity_papers')
    expect(paper('Ausweis')).toBe('identity_papers')
    expect(paper('Fahrzeugausweis')).toBeUndefined()
    expect(paper('Foto des Haustiers')).toBeUndefined()
    expect(paper('Hundeausweis oder Heimtierausweis')).toBeUndefined()
  })

  it.each(harmless)('«%s» gives nothing away', (said) => {
    expect(inText(said)).toBeUndefined()
  })
})
