// Removes contract schemas from the web build. The browser needs only method and path of a call, because the server
// alone validates requests and responses. Schemas that a page references by name (`uploadDocument.response`,
// `contractErrors(objectData, …)`) are kept.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Parts of an endpoint that only the server reads. */
const forServer = new Set(['summary', 'params', 'query', 'body', 'response'])

export function endpointsInBrowser(): Plugin {
  let asked = new Set<string>()
  return {
    name: 'endpoints-in-browser',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      const web = globSync('{areas/*,platform}/web/**/*.{ts,tsx}', { cwd: root })
      asked = askedFor(web.map((path) => readFileSync(join(root, path), 'utf8')))
    },
    transform(code, id) {
      if (!/\/(?:contract|rules)\/[^?]*\.ts$/.test(id) || id.includes('node_modules')) return null
      return { code: lightened(code, this.parse(code).body, asked), moduleSideEffects: false }
    },
  }
}

/** Matches references such as `listObjects.response`. */
export const askedFor = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\b\w+\.(?:params|query|body|response)\b/g)].map(([one]) => one)))

/** `body` is the syntax tree of the code. */
export function lightened(code: string, body: unknown, asked: ReadonlySet<string>): string {
  const edits: Edit[] = []
  walk(body, '', (node, name) => {
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'endpoint') edits.push(...cutsIn(node, name, asked))
  })
  for (const statement of Array.isArray(body) ? body.filter(isNode) : []) edits.push(...idleIn(statement))
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce(
      (left, { at, to, text }) => left.slice(0, at) + text + left.slice(to).replace(text ? /^/ : /^\s*,/, ''),
      code,
    )
}

interface Edit {
  at: number
  to: number
  text: string
}

function cutsIn({ arguments: given }: Node, name: string, asked: ReadonlySet<string>): Edit[] {
  const [definition] = Array.isArray(given) ? given : []
  const parts = isNode(definition) && Array.isArray(definition.properties) ? definition.properties.filter(isNode) : []
  return parts
    .filter(({ key }) => forServer.has(nameOf(key)) && !asked.has(`${name}.${nameOf(key)}`))
    .map(({ start, end }) => ({ at: start, to: end, text: '' }))
}

/** Marks initialisers (`const x = y.extend(…)`) as pure, so that they are removed when unused. */
function idleIn(statement: Node): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (!isNode(declaration) || !Array.isArray(declaration.declarations)) return []
  return declaration.declarations
    .filter(isNode)
    .map(({ init }) => init)
    .filter(isNode)
    .filter(({ type }) => type === 'CallExpression')
    .flatMap(({ start, end }) => [
      { at: start, to: start, text: '/*#__PURE__*/ (() => ' },
      { at: end, to: end, text: ')()' },
    ])
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** `name` is the constant that contains the node. */
function walk(node: unknown, name: string, tell: (node: Node, name: string) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, name, tell)
    return
  }
  if (!isNode(node)) return
  tell(node, name)
  const own = node.type === 'VariableDeclarator' ? nameOf(node.id) : name
  for (const value of Object.values(node)) walk(value, own, tell)
}
