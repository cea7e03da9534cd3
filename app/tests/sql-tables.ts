// Finds the tables that are named in the SQL of a source file, and the area that owns each table.

import { areaOf } from '../boundaries.ts'
import { find, read, type SourceFile } from './source-files.ts'

/** Table name → area; tables of the platform have none. */
export const ownerByTable: ReadonlyMap<string, string | undefined> = new Map([
  ...tablesOf(find('migrations/*.sql'), /create table (?:if not exists )?([a-z_]+)/gi),
  ...tablesOf(find('areas/*/server/**/*tables.ts'), /pgTable\(\s*'([a-z_]+)'/g),
])

function tablesOf(paths: readonly string[], name: RegExp): [string, string | undefined][] {
  return paths.flatMap((path) =>
    [...read(path).matchAll(name)].map(([, table = '']): [string, string | undefined] => [table, areaOf(path)]),
  )
}

/**
 * Matches a table after a keyword, as the second table of a list (`from a x, b y`), or as the source of a filter's
 * choices (`from: 'a'`).
 */
const named = new RegExp(
  `(?<=\\b(?:from|join|into|update|only|using)\\s+|\\bfrom\\s+(?:\\S+\\s+\\w+,\\s+)+|\\bfrom: ')(${[...ownerByTable.keys()].join('|')})\\b`,
  'g',
)

/** Comments may name any table. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Tables that the file names in SQL and that belong to an area other than its own. */
export function foreignTablesIn({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const tables = new Set([...withoutComments(text).matchAll(named)].map(([, table = '']) => table))
  return [...tables].filter((table) => ownerByTable.get(table) && ownerByTable.get(table) !== areaOf(path)).sort()
}
