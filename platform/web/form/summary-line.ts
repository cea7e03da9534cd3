// Builds the line of the error summary: the field's label where the message has a placeholder for it, otherwise in
// front of the message.

import { filledText, labelPlace, withoutLabel } from '#platform/rules/filled-text.ts'
import type { Language } from '#platform/rules/project-type.ts'

export function summaryLine(label: string | undefined, message: string, language: Language): string {
  if (!label) return withoutLabel(message)
  if (message.includes(labelPlace)) return labelledMessage(message, label, language)
  return `${quoted(label, language)}${gapIn(language)}: ${message}`
}

/** Fills the place of the label; a message without one stays as it is. */
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

/** French keeps its signs apart from the words, by a space that does not break. */
const gapIn = (language: Language): string => (language === 'fr' ? '\u00A0' : '')
