// Converts the JSON document of facts: money is in Rappen, unknown facts are missing. The owner is a record of its
// own and not in the document.

import type { ObjectData } from '../../contract/edit.ts'
import { factKeys, facts, type Fact, type FactKey, type Facts } from '../../rules/object-facts.ts'
import type { ObjectRow, OwnedObject } from './object-row.ts'

type Kept = ObjectRow['facts']

const isMoney = (key: FactKey): boolean => (facts[key] as Fact).kind === 'money'

/** Returns every key, with values as staff see them; null means unknown. The owner is always null. */
export function factsIn(kept: Kept): Facts {
  const told = factKeys.map((key) => {
    const value = kept[key] ?? null
    return [key, isMoney(key) && typeof value === 'number' ? value / 100 : value]
  })
  // Only `factsKept` writes this document, with values validated by the contract.
  return Object.fromEntries(told) as Facts
}

export function knownFacts(object: OwnedObject): { key: FactKey; value: string | number | boolean }[] {
  const told: Facts = { ...factsIn(object.facts), owner: object.ownerName }
  return factKeys.flatMap((key) => {
    const value = told[key]
    return value === null ? [] : [{ key, value }]
  })
}

export function factsKept(data: Facts): Kept {
  const kept: Kept = {}
  for (const key of factKeys) {
    const value = data[key]
    if (value !== null && key !== 'owner')
      kept[key] = isMoney(key) && typeof value === 'number' ? Math.round(value * 100) : value
  }
  return kept
}

export function withoutFacts(data: ObjectData): Omit<ObjectData, FactKey> {
  const known = new Set<string>(factKeys)
  return Object.fromEntries(Object.entries(data).filter(([key]) => !known.has(key))) as Omit<ObjectData, FactKey>
}
