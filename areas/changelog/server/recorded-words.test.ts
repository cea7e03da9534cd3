// The change log has a name for everything that the code records: each kind of record, and each field.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#platform/rules/project-type.ts'
import { translate } from '#platform/server/i18n/texts.ts'
import { kindText, subjectKinds } from '../rules/subject-kinds.ts'

const root = join(import.meta.dirname, '../../..')
const isCode = (path: string) => !/\.test\.ts$|\/testing|testing-/.test(path)
const sources = globSync('{areas/*,platform}/server/**/*.ts', { cwd: root })
  .filter(isCode)
  .map((path) => readFileSync(join(root, path), 'utf8'))

const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
]

describe('a recorded kind', () => {
  it('is listed, so that not only administrators see its entries', () => {
    const kinds = found(/kind: '([a-z_]+)',\s*id\b[^}]{0,80}\btitle\b/g)
    expect(kinds).toEqual(expect.arrayContaining(['application', 'object', 'price_list', 'bank_file', 'workspace']))
    expect(kinds.filter((kind) => !(kind in subjectKinds))).toEqual([])
  })

  it.each(languages)('has a name in the language %s', (language) => {
    const keys = [...Object.keys(subjectKinds), 'nonsense'].map(kindText)
    expect(keys.filter((key) => translate(language, key) === key)).toEqual([])
  })
})

describe('a recorded field', () => {
  it.each(languages)('has a label in the language %s', (language) => {
    const fields = found(/field: '([A-Za-z_]+)',?\s+old:/g).filter((field) => field !== 'mail')
    const prefixes = [...new Set(Object.values(subjectKinds).flatMap((kind) => kind.fields))]
    const isNamed = (field: string) =>
      prefixes.some((prefix) => translate(language, `${prefix}_${field}`) !== `${prefix}_${field}`)
    expect(fields.length).toBeGreaterThan(50)
    expect(fields.filter((field) => !isNamed(field))).toEqual([])
  })
})
