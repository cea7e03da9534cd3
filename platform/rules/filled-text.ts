// Fills placeholders such as `{{name}}` in texts of pages, mails and documents. Placeholders without a value stay
// visible.

export type TextValues = Record<string, string | number>

/** Placeholder for a field's label, which only the client can fill. */
export const labelPlace = '{{label}}'

/** Removes the label placeholder, for callers that show the field name themselves or do not know it. */
export function withoutLabel(message: string): string {
  if (!message.startsWith(labelPlace)) return message
  const rest = message.slice(labelPlace.length).replace(/^\s*:\s*/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

export const filledText = (text: string, values: TextValues): string =>
  // Skips the regular expression for texts without placeholders: lists translate hundreds of short words.
  text.includes('{{')
    ? text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
    : text

/**
 * The text for so many, by the plural of the language (`key_one`, and `key_other` or `key` itself). French counts nothing as one; a text for one that does
 * not say the number speaks of a single thing and would tell of one where there is none.
 */
export function countedText(
  texts: Readonly<Record<string, string>>,
  key: string,
  { count, rules }: { count: number; rules: Intl.PluralRules },
): string | undefined {
  const text = texts[`${key}_${rules.select(count)}`]
  return count === 0 && !text?.includes('{{count}}') ? (texts[`${key}_other`] ?? texts[key] ?? text) : text
}
