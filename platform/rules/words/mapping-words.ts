// Words for a mapping from names of the product to words of a person, such as the roles of an identity provider.

/** `prefix` and a name are the text key of the name; names without a word are left out. */
export const mappingInWords = (t: (key: string) => string, prefix: string, mapping: unknown): string =>
  Object.entries(mapping ?? {})
    .filter(([, given]) => given !== '')
    .map(([name, given]) => `${String(given)} → ${t(prefix + name)}`)
    .join('; ') || '–'
