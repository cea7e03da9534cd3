// Keys are counted within one form, so two users who each add a question create the same key. Before the merge, such
// keys on my side are renamed together with all references.

import { ownPrefix, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { newKey } from './new-parts.ts'
import { isSameValue } from './same-value.ts'

interface Stands {
  base: FormDefinition
  mine: FormDefinition
  theirs: FormDefinition
}

export function withKeysApart({ base, mine, theirs }: Stands): FormDefinition {
  const [old, my, their] = [ownThings(base), ownThings(mine), ownThings(theirs)]
  const twice = [...my].filter(
    ([name, thing]) => !old.has(name) && their.has(name) && !isSameValue(thing, their.get(name)),
  )
  if (twice.length === 0) return mine
  const taken = new Set(
    [old, my, their].flatMap((things) => [...things.keys()].map((name) => name.split(' ')[1] ?? '')),
  )
  const renamed = new Map<string, string>()
  for (const [name] of twice) {
    const key = newKey(name.split(' ')[1]?.slice(ownPrefix.length) ?? '', taken)
    taken.add(key)
    renamed.set(name, key)
  }
  const keyOf = (level: string, key: string) => renamed.get(`${level} ${key}`) ?? key
  return {
    ...mine,
    steps: mine.steps.map((step) => ({
      ...step,
      key: keyOf('step', step.key),
      sections: step.sections.map((section) => ({
        ...withReferences(section, renamed),
        key: keyOf('section', section.key),
        fields: section.fields.map((field) => ({ ...withReferences(field, renamed), key: keyOf('field', field.key) })),
      })),
    })),
  }
}

/** Steps, sections and questions with project keys, by level and key. */
function ownThings({ steps }: FormDefinition): Map<string, unknown> {
  const sections = steps.flatMap((step) => step.sections)
  const levels = { step: steps, section: sections, field: sections.flatMap(({ fields }) => fields) }
  return new Map(
    Object.entries(levels).flatMap(([level, things]) =>
      things
        .filter(({ key }) => key.startsWith(ownPrefix))
        .map((thing): [string, unknown] => [`${level} ${thing.key}`, thing]),
    ),
  )
}

const references: ReadonlySet<string> = new Set(['field', 'confirms', 'from', 'countryField'])

/** Renames all references to questions; the structure stays the same. */
const withReferences = <Thing extends object>(thing: Thing, renamed: ReadonlyMap<string, string>): Thing =>
  rewritten(thing, renamed) as Thing

function rewritten(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => rewritten(one, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]): [string, unknown] =>
      references.has(name) && typeof inner === 'string'
        ? [name, renamed.get(`field ${inner}`) ?? inner]
        : [name, rewritten(inner, renamed)],
    ),
  )
}
