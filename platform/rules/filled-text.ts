// A text with its values put in, the same for pages, mails and papers: `{{name}}` is replaced, what is not given stays to be seen.

export type TextValues = Record<string, string | number>

export const filledText = (text: string, values: TextValues): string =>
  // Lists ask for hundreds of short words; few texts hold a value.
  text.includes('{{')
    ? text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
    : text
