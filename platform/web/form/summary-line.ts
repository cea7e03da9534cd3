// How a line of the error summary reads: which field, then what to do there.

/** A label that is a question stands in its marks, so that no colon follows another sign: «Rauchen Sie?»: Bitte ausfüllen. */
export function summaryLine(label: string | undefined, message: string): string {
  if (!label) return message
  const named = label.trim().replace(/[\s:]+$/, '')
  return /[?.…]$/.test(named) ? `«${named}»: ${message}` : `${named}: ${message}`
}
