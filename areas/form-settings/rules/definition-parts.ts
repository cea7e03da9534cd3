// Splits a definition into steps, sections and questions, identified independently of their position, and assembles
// it again.

import type { FormDefinition, FormSection } from '#areas/forms/rules/form-definition.ts'

export interface Part {
  level: 'form' | 'step' | 'section' | 'field'
  key: string
  /** Id of the containing part. */
  parent: string
  properties: Record<string, unknown>
}

export interface Parts {
  parts: ReadonlyMap<string, Part>
  /** Children in order, by parent. */
  children: ReadonlyMap<string, readonly string[]>
}

const formId = 'form'

/** `old` distinguishes a question moved to another section from a new one. */
export function partsOf(form: FormDefinition, old?: Parts): Parts {
  const parts = new Map<string, Part>()
  const { title, start, steps } = form
  parts.set(formId, {
    level: 'form',
    key: '',
    parent: '',
    properties: { title, text: start.text, papers: start.papers, ...(start.picture && { picture: start.picture }) },
  })
  const places = new Set(
    steps.flatMap(({ sections }) => sections.flatMap((one) => one.fields.map(({ key }) => placeOf(one.key, key)))),
  )
  for (const { sections, key: step, ...own } of steps) {
    parts.set(`step ${step}`, { level: 'step', key: step, parent: formId, properties: own })
    for (const { fields, key, ...more } of sections) {
      parts.set(`section ${key}`, { level: 'section', key, parent: `step ${step}`, properties: more })
      for (const { key: asked, ...properties } of fields) {
        const part: Part = { level: 'field', key: asked, parent: `section ${key}`, properties }
        parts.set(fieldId(part, { old, places, of: more.of, taken: parts }), part)
      }
    }
  }
  return { parts, children: Map.groupBy(parts.keys(), (id) => parts.get(id)?.parent ?? '') }
}

const placeOf = (section: string, field: string) => `field ${section}.${field}`

interface Known {
  old: Parts | undefined
  places: ReadonlySet<string>
  of: FormSection['of']
  taken: ReadonlyMap<string, Part>
}

function fieldId({ key, parent }: Part, { old, places, of, taken }: Known): string {
  const here = placeOf(parent.slice('section '.length), key)
  if (!old || old.parts.has(here)) return here
  const from = [...old.parts].find(
    ([id, part]) =>
      part.level === 'field' &&
      part.key === key &&
      old.parts.get(part.parent)?.properties.of === of &&
      !places.has(id) &&
      !taken.has(id),
  )
  const added = `field + ${of}.${key}`
  return from?.[0] ?? (taken.has(added) ? here : added)
}

interface Joined {
  parts: ReadonlyMap<string, Part>
  childrenOf: (parent: string) => readonly string[]
}

/** The cast is safe: all properties come from valid definitions. */
export function formOf({ parts, childrenOf }: Joined): FormDefinition {
  const inside = (parent: string, name?: string): unknown[] =>
    childrenOf(parent).flatMap((id) => {
      const part = parts.get(id)
      if (!part) return []
      const below = name === 'steps' ? 'sections' : name === 'sections' ? 'fields' : null
      return [{ key: part.key, ...part.properties, ...(below && { [below]: inside(id, below) }) }]
    })
  const { title, ...start } = parts.get(formId)?.properties ?? {}
  return { title, start, steps: inside(formId, 'steps') } as FormDefinition
}
