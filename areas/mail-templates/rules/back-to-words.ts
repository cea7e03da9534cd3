// Words that were filled already, made into words that can be changed: what stands in a value is named by its placeholder again.

import { namedIn, type Values } from './filling.ts'
import type { Placeholder } from './placeholders.ts'

/** Names, days, notes; not what stands there as a plain word, such as the kind of an object. The first of two equal ones counts. */
const spoken: readonly Placeholder[] = [
  'place_object_title',
  'place_object_address',
  'place_secondary_objects',
  'place_offer_comment',
  'place_offer_valid_until',
  'place_missing_documents',
  'place_documents_valid_until',
  'place_reference_person',
  'place_contract_start',
  'place_waitlist_form_valid_until',
  'place_proposal_valid_until',
  'place_note',
  'place_application_id',
  'place_project',
  'place_fullname',
]

/** A shorter one, such as a single letter of a note, stands in too many places by chance. */
const shortest = 4

/** Filling what comes back gives the text that was there. */
export function backToPlaceholders(text: string, values: Values, allowed: readonly string[]): string {
  // What looks like a placeholder and was typed by somebody would be filled afterwards.
  if (namedIn(text).length > 0) return text
  const keyByValue = new Map<string, string>()
  for (const key of spoken.filter((one) => allowed.includes(one))) {
    const value = values[key]
    if (typeof value === 'string' && value.trim().length >= shortest && !keyByValue.has(value))
      keyByValue.set(value, key)
  }
  const longestFirst = [...keyByValue.keys()].toSorted((one, other) => other.length - one.length)
  if (longestFirst.length === 0) return text
  const known = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.map(quoted).join('|')})(?![\p{L}\p{N}])`, 'gu')
  return text.replace(known, (found) => `[${keyByValue.get(found)}]`)
}

const quoted = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
