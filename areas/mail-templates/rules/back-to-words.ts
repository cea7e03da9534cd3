// Turns filled text back into editable text: values in it are replaced by their placeholders.

import { namedIn, type Values } from './filling.ts'
import type { Placeholder } from './placeholders.ts'

/**
 * Names, dates, notes; no values that also occur as plain words, such as the kind of an object. The first of two
 * equal values wins.
 */
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

/** Minimum length of a value: shorter ones, such as a single letter in a note, occur too often by chance. */
const shortest = 4

/** Inverse of filling: filling the returned text gives `text` again. */
export function backToPlaceholders(text: string, values: Values, allowed: readonly string[]): string {
  // Typed text that looks like a placeholder would be filled afterwards.
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
