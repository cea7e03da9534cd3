/** Choices of a filter or action; the name of each is the text key with this prefix. */
export const choices = (prefix: string, values: readonly string[]) =>
  values.map((value) => ({ value, name: `${prefix}${value}` }))
