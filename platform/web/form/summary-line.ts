// Builds the line of the error summary: the field's label where the message has a placeholder for it, otherwise in
// front of the message.

import { filledText, labelPlace, withoutLabel } from '#platform/rules/filled-text.ts'
import type { Language } from '#platform/rules/project-type.ts'

export function summaryLine(label: string | undefined, message: string, language: Language): string {
  if (!label) return withoutLabel(message)
  if (message.includes(labelPlace)) return labelledMessage(message, label, language)
  return `${quoted(label, language)}${gapIn(language)}: ${message}`
}

/** Replaces the `{{label}}` placeholder; a message without it is unchanged. */
export const labelledMessage = (message: string, label: string, language: Language): string =>
  filledText(message, { label: quoted(label, language) })

/**
 * A label that ends in a punctuation mark is quoted, so that no colon follows another sign: «Rauchen Sie?»: Bitte
 * ausfüllen.
 */
function quoted(label: string, language: Language): string {
  const gap = gapIn(language)
  const named = label.trim().replace(/[\s:]+$/, '')
  return /[?.…]$/.test(named) ? `«${gap}${named}${gap}»` : named
}

/** French puts a non-breaking space before punctuation marks. */
const gapIn = (language: Language): string => (language === 'fr' ? '\u00A0' : '')
