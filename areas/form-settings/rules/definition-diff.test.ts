import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { text, when } from '#areas/forms/rules/field-kinds.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import own from '#areas/form-settings/texts/de.json' with { type: 'json' }
import forms from '#areas/application-form/texts/de.json' with { type: 'json' }
import general from '#platform/texts/de.json' with { type: 'json' }
import { definitionDiff } from './definition-diff.ts'
import { withField, withMore, withSection } from './testing/changing.ts'

const texts: Record<string, string> = { ...general, ...forms, ...own }
const word = (key: string, values: Record<string, string | number> = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
const words = {
  word,
  text: (text: Parameters<typeof formText>[0], values?: Record<string, string | number>) =>
    formText(text, word, 'de', values),
}

const diff = (before: FormDefinition, after: FormDefinition) =>
  definitionDiff(before, after, words).map(({ path, what, property, before: old, after: now }) => [
    path.join(' › '),
    what,
    property,
    old,
    now,
  ])

const question = { ...text('own_pet_name'), label: { de: 'Name des Tiers', fr: 'Nom de l’animal' } }
const added = withMore(defaultForm, 'household_general', question)

describe('the difference of two definitions', () => {
  it('is nothing between the same', () => {
    expect(diff(defaultForm, structuredClone(defaultForm))).toEqual([])
  })

  it('tells what came and what went', () => {
    const place = 'Haushalt › Haushalt › Name des Tiers'
    expect(diff(defaultForm, added)).toEqual([[place, 'added', null, null, null]])
    expect(diff(added, defaultForm)).toEqual([[place, 'removed', null, null, null]])
  })

  it('says both languages where only the other one has changed', () => {
    const label = { de: 'Name des Tiers', fr: 'Comment s’appelle l’animal ?' }
    const after = withField(added, ['household', 'own_pet_name'], { label })
    expect(diff(added, after)).toEqual([
      [
        'Haushalt › Haushalt › Name des Tiers',
        'changed',
        expect.any(String),
        'Name des Tiers / Nom de l’animal',
        'Name des Tiers / Comment s’appelle l’animal ?',
      ],
    ])
  })

  it('tells what a question says and how it is asked, in words', () => {
    const after = withField(added, ['household', 'own_pet_name'], {
      label: { de: 'Wie heisst das Tier?', fr: 'Comment s’appelle l’animal ?' },
      required: true,
      ...when('pets'),
    })
    expect(diff(added, after)).toEqual([
      ['Haushalt › Haushalt › Wie heisst das Tier?', 'changed', 'Frage', 'Name des Tiers', 'Wie heisst das Tier?'],
      ['Haushalt › Haushalt › Wie heisst das Tier?', 'changed', 'Pflichtfeld', 'Nein', 'Ja'],
      ['Haushalt › Haushalt › Wie heisst das Tier?', 'changed', 'Bedingung', null, 'Haustiere = Ja'],
    ])
  })

  it('tells of trees of conditions and of those across people', () => {
    const condition = {
      all: [
        { field: 'pets', equals: true },
        { any: [{ person: 'some', of: 'adult', field: 'liability', differs: true }, { fact: 'subsidised_object' }] },
      ],
    } as const
    const after = withField(added, ['household', 'own_pet_name'], { condition: structuredClone(condition) as never })
    expect(diff(added, after)[0]?.[4]).toBe(
      'Haustiere = Ja und (bei mindestens einer erwachsenen Person Privathaftpflichtversicherung vorhanden ≠ Ja oder das Objekt ist vergünstigt)',
    )
  })

  it('names only what was moved, not what made room', () => {
    const after = withSection(defaultForm, 'household_general', (one) => ({
      ...one,
      fields: [...one.fields.slice(1), ...one.fields.slice(0, 1)],
    }))
    expect(diff(defaultForm, after).map(([path, what]) => [path, what])).toEqual([
      ['Haushalt › Haushalt › Haustiere', 'moved'],
    ])
  })

  it('says from where to where something went', () => {
    const after = withMore(withField(added, ['household', 'own_pet_name'], null), 'moving', question)
    expect(diff(added, after)).toEqual([
      ['Haushalt › Umzug › Name des Tiers', 'moved', null, 'Haushalt › Haushalt', 'Haushalt › Umzug'],
    ])
  })

  it('tells of the start page', () => {
    const after = { ...defaultForm, start: { ...defaultForm.start, papers: [{ de: 'Nichts', fr: 'Rien' }] } }
    expect(diff(defaultForm, after)).toMatchObject([
      ['', 'changed', 'Unterlagen der Startseite', expect.stringContaining('CreditTrust'), 'Nichts'],
    ])
  })
})
