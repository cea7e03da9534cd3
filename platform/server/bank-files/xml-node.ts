// Reads elements of a parsed XML document by their local names.

type XmlNode = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** The first element at the end of the path; undefined if there is none. */
export function elementAt(node: unknown, ...path: readonly string[]): unknown {
  let current = first(node)
  for (const name of path) {
    if (!isNode(current)) return undefined
    current = first(current[name])
  }
  return current
}

/** All elements of that name; the same whether the parser found one or several. */
export function elementsAt(node: unknown, name: string): unknown[] {
  const parent = first(node)
  const value = isNode(parent) ? parent[name] : undefined
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** Empty if there is no such element. An element with attributes has its text under its own key. */
export function textAt(node: unknown, ...path: readonly string[]): string {
  const found = elementAt(node, ...path)
  const text = isNode(found) ? found['#text'] : found
  return typeof text === 'string' ? text.trim() : ''
}
