// Lists the source files for the tests, with path, length and imports.

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface SourceFile {
  path: string
  text: string
  lines: number
  /** Each import as a path from the root (`areas/x/rules/y.ts`), or as the name of a package. */
  imports: string[]
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('e2e/')

export const read = (path: string) => readFileSync(join(root, path), 'utf8')

export const find = (pattern: string) => globSync(pattern, { cwd: root }).sort()

export const sources: SourceFile[] = find(
  '{app,areas,platform,connectors,demo,bench,e2e,scripts}/**/*.{ts,tsx,mjs}',
).map((path) => {
  const text = read(path)
  return { path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text) }
})

export function importsOf(path: string, text: string): string[] {
  const named = text.matchAll(
    /^\s*(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  )
  return [...named].map(([, from, bare, late]) => resolved(path, from ?? bare ?? late ?? ''))
}

function resolved(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier
}
