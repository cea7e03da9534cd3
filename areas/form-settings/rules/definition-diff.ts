// Differences between two definitions in words, for publishing and the version history. Elements are identified by
// key, so that a new label is a change and not a new question.

import type { FormDefinition, FormField, FormSection, FormStep } from '#areas/forms/rules/form-definition.ts'
import { isOwnText } from '#areas/forms/rules/form-text.ts'
import type { Words } from './condition-words.ts'
import { movedAmong } from './moved-among.ts'
import { valueWords } from './value-words.ts'

export interface DefinitionChange {
  /** Titles from the step down to the element; empty for the form as a whole. */
  path: string[]
  what: 'added' | 'removed' | 'moved' | 'changed'
  /** Changed property; null for the element as a whole. */
  property: string | null
  before: string | null
  after: string | null
}

/** A step, section or question with its position among its siblings. */
interface Thing {
  /** Unique among things of the same kind. */
  name: string
  parent: string
  path: string[]
  of: FormSection['of']
  properties: Record<string, unknown>
}

export const definitionDiff = (before: FormDefinition, after: FormDefinition, words: Words): DefinitionChange[] =>
  differences({ before, after, words, isInBoth: false })

/** The same with the form's own texts in both languages, because a choice between two versions applies to both. */
export const diffInBothLanguages = (before: FormDefinition, after: FormDefinition, words: Words): DefinitionChange[] =>
  differences({ before, after, words, isInBoth: true })

function differences(told: Told): DefinitionChange[] {
  const { before, after, words } = told
  const [old, now] = [gather(before, words), gather(after, words)]
  return [
    ...changesOf(told, { thing: old.form, next: now.form }),
    ...(['steps', 'sections', 'fields'] as const).flatMap((level) => levelChanges(told, old[level], now[level])),
  ]
}

interface Told {
  before: FormDefinition
  after: FormDefinition
  words: Words
  isInBoth: boolean
}

function levelChanges(told: Told, old: readonly Thing[], now: readonly Thing[]): DefinitionChange[] {
  const oldByName = new Map(old.map((one) => [one.name, one]))
  const nowByName = new Map(now.map((one) => [one.name, one]))
  const moved = movedAmong(old, now)
  const removed = old.filter(({ name }) => !nowByName.has(name))
  return [
    ...removed.map(({ path }) => whole(path, 'removed')),
    ...now.flatMap((next) => {
      const thing = oldByName.get(next.name)
      if (!thing) return [whole(next.path, 'added')]
      return [...(moved.has(next.name) ? [movement(thing, next)] : []), ...changesOf(told, { thing, next })]
    }),
  ]
}

const whole = (path: string[], what: 'added' | 'removed'): DefinitionChange => ({
  path,
  what,
  property: null,
  before: null,
  after: null,
})

const movement = (thing: Thing, next: Thing): DefinitionChange => {
  const [from, to] = [thing, next].map(({ path }) => path.slice(0, -1).join(' › '))
  const isElsewhere = thing.parent !== next.parent
  return {
    path: next.path,
    what: 'moved',
    property: null,
    before: isElsewhere ? (from ?? null) : null,
    after: isElsewhere ? (to ?? null) : null,
  }
}

function changesOf(told: Told, { thing, next }: { thing: Thing; next: Thing }): DefinitionChange[] {
  const keys = [...new Set([...Object.keys(thing.properties), ...Object.keys(next.properties)])]
  return keys
    .filter((key) => JSON.stringify(thing.properties[key]) !== JSON.stringify(next.properties[key]))
    .map((key) => {
      const said = (words: Words) => ({
        before: valueWords(thing.properties[key], { key, definition: told.before, of: thing.of, words }),
        after: valueWords(next.properties[key], { key, definition: told.after, of: next.of, words }),
      })
      const values = said(told.words)
      // Values that read the same in the reader's language differ in the other one: show both languages.
      const isAlike = told.isInBoth || values.before === values.after
      return {
        path: next.path,
        what: 'changed' as const,
        property: told.words.word(`form_settings_property_${key}`),
        ...(isAlike ? said(inBothLanguages(told.words)) : values),
      }
    })
}

const inBothLanguages = (words: Words): Words => ({
  ...words,
  text: (text, values) => (isOwnText(text) ? `${text.de} / ${text.fr}` : words.text(text, values)),
})

function gather(definition: FormDefinition, words: Words) {
  const { title, start, steps } = definition
  const form: Thing = {
    name: '',
    parent: '',
    path: [],
    of: 'household',
    properties: { title, start_text: start.text, papers: start.papers, picture: start.picture },
  }
  const inSteps = steps.map((step) => ({ step, path: [words.text(step.title)] }))
  const inSections = inSteps.flatMap(({ step, path }) =>
    step.sections.map((section) => ({ step, section, path: [...path, words.text(section.title)] })),
  )
  return {
    form,
    steps: inSteps.map(({ step, path }) => stepThing(step, path)),
    sections: inSections.map(({ step, section, path }) => sectionThing(section, path, step.key)),
    fields: inSections.flatMap(({ section, path }) =>
      section.fields.map((field) => fieldThing(field, [...path, words.text(field.label)], section)),
    ),
  }
}

function stepThing({ sections: _sections, key, ...properties }: FormStep, path: string[]): Thing {
  return { name: key, parent: '', path, of: 'household', properties }
}

function sectionThing({ fields: _fields, key, of, ...properties }: FormSection, path: string[], parent: string): Thing {
  return { name: key, parent, path, of, properties: { ...properties, of } }
}

function fieldThing({ key, ...properties }: FormField, path: string[], { of, key: parent }: FormSection): Thing {
  return { name: `${of}.${key}`, parent, path, of, properties }
}
