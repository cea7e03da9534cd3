// Converts a value for a query string: text as is, numbers and booleans as text, other values as JSON; undefined for
// an empty value.

export function queryText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function queryStringOf(values: object): string {
  const pairs = Object.entries(values).flatMap(([key, value]) => {
    const text = queryText(value)
    return text === undefined ? [] : [[key, text]]
  })
  return new URLSearchParams(pairs).toString()
}
