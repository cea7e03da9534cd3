// How a line of the error summary reads: which field, then what to do there.

import type { Language } from '#platform/rules/project-type.ts'

/** A label that is a question stands in its marks, so that no colon follows another sign: «Rauchen Sie?»: Bitte ausfüllen. */
export function summaryLine(label: string | undefined, message: string, language: Language): string {
  if (!label) return message
  // French keeps its signs apart from the words, by a space that does not break.
  const gap = language === 'fr' ? '\u00A0' : ''
  const named = label.trim().replace(/[\s:]+$/, '')
  return `${/[?.…]$/.test(named) ? `«${gap}${named}${gap}»` : named}${gap}: ${message}`
}
