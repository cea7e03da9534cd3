// Three-way merge of two users' changes to a form. The common base shows who changed each part; only parts that both
// changed differently conflict, and there one side takes precedence.

import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { mayHold } from './definition-edits.ts'
import { formOf, partsOf, type Part, type Parts } from './definition-parts.ts'
import { withKeysApart } from './keys-apart.ts'
import { movedAmong } from './moved-among.ts'
import { isSameValue } from './same-value.ts'

export interface Stands {
  /** Common ancestor of both; null if unknown. */
  base: FormDefinition | null
  mine: FormDefinition
  theirs: FormDefinition
}

export type Side = 'mine' | 'theirs'

/** Both joins contain all changes made by one side only; they differ in the conflicts. */
export interface DefinitionJoin extends Record<Side, FormDefinition> {
  isClash: boolean
  /** True if a merge part by part is impossible: each join is then one side unchanged. */
  isWhole: boolean
}

export function joinDefinitions({ base, mine, theirs }: Stands): DefinitionJoin {
  if (isSameValue(mine, theirs)) return { mine: theirs, theirs, isClash: false, isWhole: false }
  const whole = { mine, theirs, isClash: true, isWhole: true }
  if (!base) return whole
  const old = partsOf(base)
  const sides = { old, mine: partsOf(withKeysApart({ base, mine, theirs }), old), theirs: partsOf(theirs, old) }
  const joins = { mine: joinedBy(sides, 'mine'), theirs: joinedBy(sides, 'theirs') }
  if (!isWhole(joins.mine) || !isWhole(joins.theirs)) return whole
  return { ...joins, isClash: !isSameValue(joins.mine, joins.theirs), isWhole: false }
}

/** True if the merged form is one that the builder could create. */
const isWhole = ({ steps }: FormDefinition): boolean =>
  steps.length > 0 &&
  steps.every(
    ({ key, sections }, at) =>
      (key !== 'summary' || at === steps.length - 1) &&
      sections.every(
        (section) =>
          mayHold(key, section) && new Set(section.fields.map((one) => one.key)).size === section.fields.length,
      ),
  )

interface Sides extends Record<Side, Parts> {
  old: Parts
}

function joinedBy(sides: Sides, first: Side): FormDefinition {
  const parts = keptParts(sides, first)
  const idsByParent = Map.groupBy(parts.keys(), (id) => parts.get(id)?.parent ?? '')
  return formOf({
    parts,
    childrenOf: (parent) => inOrder(sides, { first, parent, ids: new Set(idsByParent.get(parent)) }),
  })
}

/** Parts that remain, with parent and properties. Parents come before their children. */
function keptParts(sides: Sides, first: Side): Map<string, Part> {
  const { old, mine, theirs } = sides
  const ids = [...new Set([...theirs.parts.keys(), ...mine.parts.keys()])]
  const kept = new Map<string, Part>()
  /**
   * Parts deleted by the side without precedence. Such a part is kept only if the other side changed something in it.
   */
  const spare = new Map<string, { part: Part; isNeeded: boolean }>()
  for (const level of ['form', 'step', 'section', 'field'] as const) {
    for (const id of ids) {
      const [was, one, other] = [old.parts.get(id), mine.parts.get(id), theirs.parts.get(id)]
      const some = one ?? other
      if (some?.level !== level) continue
      const part = one && other ? joinedPart({ was, one, other }, first) : some
      const isTakenOut = was && (!one || !other)
      if (isTakenOut && !sides[first].parts.has(id)) continue
      if (level !== 'form' && !kept.has(part.parent) && !spare.has(part.parent)) {
        // This part was moved into a parent that the preferred side deleted.
        const own = sides[first].parts.get(id)
        if (own && (kept.has(own.parent) || spare.has(own.parent))) kept.set(id, { ...part, parent: own.parent })
      } else if (isTakenOut) spare.set(id, { part, isNeeded: !isSameValue(part, was) })
      else kept.set(id, part)
    }
  }
  for (const { parent } of kept.values()) need(spare, parent)
  for (const { part, isNeeded } of spare.values()) if (isNeeded) need(spare, part.parent)
  for (const [id, { part, isNeeded }] of spare) {
    // A removed part that contains a change is kept with its whole content.
    if (!isNeeded && !spare.get(part.parent)?.isNeeded) continue
    spare.set(id, { part, isNeeded: true })
    kept.set(id, part)
  }
  return kept
}

function need(spare: Map<string, { part: Part; isNeeded: boolean }>, id: string): void {
  const one = spare.get(id)
  if (!one) return
  spare.set(id, { ...one, isNeeded: true })
  need(spare, one.part.parent)
}

function joinedPart({ was, one, other }: { was: Part | undefined; one: Part; other: Part }, first: Side): Part {
  const choose = (before: unknown, my: unknown, their: unknown): unknown => {
    if (isSameValue(my, their) || isSameValue(my, before)) return their
    if (isSameValue(their, before)) return my
    return first === 'mine' ? my : their
  }
  const names = [...new Set([...Object.keys(other.properties), ...Object.keys(one.properties)])]
  const properties = names
    .map((name) => [name, choose(was?.properties[name], one.properties[name], other.properties[name])] as const)
    .filter(([, value]) => value !== undefined)
  const parent = choose(was?.parent, one.parent, other.parent) === one.parent ? one.parent : other.parent
  return { ...other, parent, properties: Object.fromEntries(properties) }
}

/** Order of their side. Parts that I moved or added follow the part that precedes them on my side. */
function inOrder(
  { old, mine, theirs }: Sides,
  { first, parent, ids }: { first: Side; parent: string; ids: ReadonlySet<string> },
): string[] {
  const placed = (parts: Parts) => (parts.children.get(parent) ?? []).map((name) => ({ name, parent }))
  const [was, my, their] = [placed(old), placed(mine), placed(theirs)]
  const [iMoved, theyMoved] = [movedAmong(was, my), movedAmong(was, their)]
  const goesWithMe = (id: string) => iMoved.has(id) && (first === 'mine' || !theyMoved.has(id))
  const order = their.map(({ name }) => name).filter((id) => ids.has(id) && !goesWithMe(id))
  let after = -1
  for (const { name } of my) {
    if (!ids.has(name)) continue
    if (!order.includes(name)) order.splice(after + 1, 0, name)
    after = order.indexOf(name)
  }
  return [...order, ...[...ids].filter((id) => !order.includes(id))]
}
