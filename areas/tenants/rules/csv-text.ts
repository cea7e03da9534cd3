// CSV as Swiss Excel and property software expect it: semicolons, byte order mark, formulas escaped.

type Value = string | number | null

const byteOrderMark = '\ufeff'

export const csvOf = (lines: readonly (readonly Value[])[]): string =>
  byteOrderMark + lines.map((line) => line.map(spelled).join(';')).join('\r\n') + '\r\n'

/** Escapes text that a spreadsheet would evaluate as a formula. International phone numbers stay unchanged. */
function spelled(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=@\t\r]|^[+-](?![\d\s]+$)/.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
