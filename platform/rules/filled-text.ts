// A text with its values put in, the same for pages, mails and papers: `{{name}}` is replaced, what is not given stays to be seen.

export type TextValues = Record<string, string | number>

/** The place of a field's label in a message, which only the screen can fill. */
export const labelPlace = '{{label}}'

/** For places that name the field themselves, or do not know it. */
export function withoutLabel(message: string): string {
  if (!message.startsWith(labelPlace)) return message
  const rest = message.slice(labelPlace.length).replace(/^\s*:\s*/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

export const filledText = (text: string, values: TextValues): string =>
  // Lists ask for hundreds of short words; few texts hold a value.
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
