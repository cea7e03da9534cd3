// Values as they stand in an address: text as it is, numbers and flags as words, the rest as JSON; nothing for what is empty.

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
