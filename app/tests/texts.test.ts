// Text keys used in code must exist; a missing text would show its key on the screen.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const known = new Set(
  globSync('{platform,areas/*}/texts/de.json', { cwd: root }).flatMap((path) => Object.keys(JSON.parse(read(path)))),
)

/** The places that contain text keys: `t('…')`, refusals, and messages of contracts. */
const naming = [
  /\bt\(\s*'([a-z][a-z0-9]*(?:_[a-z0-9]+)+)'/g,
  /new AppError\(\s*'([a-z0-9_]+)'/g,
  /notFound\('([a-z0-9_]+)'\)/g,
  /fieldRefusal\([^,()]+,\s*'([a-z0-9_]+)'/g,
  /\b(?:title|label|reason|hint|text|message|error): '([a-z]+(?:_[a-z0-9]+)+)'/g,
  /'((?:general|admin|table|shell|menu|audit)_[a-z0-9_]+[a-z0-9])'/g,
]

/** A text with a count has a singular and a plural form. */
const exists = (key: string) => known.has(key) || (known.has(`${key}_one`) && known.has(`${key}_other`))

/** Tests contain no text for users, and table declarations contain names that only look like keys. */
const speaks = (file: string) => !/(\.test\.tsx?|tables\.ts)$/.test(file)

describe('texts', () => {
  it('exist for every key that code names', () => {
    const files = globSync('{app,areas,platform,demo}/**/*.{ts,tsx}', { cwd: root }).filter(speaks)
    const missing = files.flatMap((file) => {
      const source = read(file)
      const keys = naming.flatMap((pattern) => [...source.matchAll(pattern)].map(([, key = '']) => key))
      return [...new Set(keys)].filter((key) => !exists(key)).map((key) => `${file}: ${key}`)
    })
    expect(missing).toEqual([])
  })

  it('say each key once in a file: of two the later would be heard alone', () => {
    const files = globSync('{platform,areas/*}/texts/{de,fr}.json', { cwd: root })
    const twice = files.flatMap((path) => {
      const keys = [...read(path).matchAll(/^\s*"([^"]+)":/gm)].map(([, key = '']) => key)
      // A key that the pattern misses would not be checked.
      expect([path, new Set(keys).size]).toEqual([path, Object.keys(JSON.parse(read(path))).length])
      return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${path}: ${key}`)
    })
    expect(twice).toEqual([])
  })

  it('keep in French a no-break space before colon, semicolon and marks, and inside guillemets', () => {
    const files = globSync('{platform,areas/*}/texts/fr.json', { cwd: root })
    const wrong = files.flatMap((path) =>
      Object.entries<string>(JSON.parse(read(path)))
        .filter(([, text]) => /[^\u00a0][:;?!](\s|$)|«(?!\u00a0)|(?<!\u00a0)»/.test(text))
        .map(([key]) => key),
    )
    expect(wrong).toEqual([])
  })

  it('of letters begin with a capital, as the greeting before them ends without a comma', () => {
    const files = globSync('areas/*/texts/{de,fr}.json', { cwd: root })
    const texts = files.flatMap((path) => Object.entries<string>(JSON.parse(read(path))))
    const greetings = texts.filter(([key]) => key.endsWith('_mail_greeting'))
    expect(greetings.filter(([, text]) => text.endsWith(','))).toEqual([])
    const letters = texts.filter(([key]) => /_(mail|denial)_(\w+_)?text$/.test(key))
    expect(letters.length).toBeGreaterThan(20)
    expect(letters.filter(([, text]) => /^\p{Ll}/u.test(text))).toEqual([])
  })

  it('exist for every action that the audit records', () => {
    const files = globSync('{areas,platform}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    const events = files.flatMap((file) =>
      [...read(file).matchAll(/\bevent: '([a-z_]+\.[a-z_]+)'/g)].map(([, event = '']) => event),
    )
    const missing = [...new Set(events)].filter((event) => !known.has(`audit_${event.replace('.', '_')}`))
    expect(missing).toEqual([])
    expect(events.length).toBeGreaterThan(0)
  })

  it('exist for every field that the history of a household tells of', () => {
    const ofSettings = ['rules', 'version']
    const files = globSync('areas/{applications,contracts,enquiries,erp,tenants}/server/**/*.ts', { cwd: root })
    const fields = files
      .filter(speaks)
      .flatMap((file) => [...read(file).matchAll(/\bfield: '(\w+)',\s+old: /g)].map(([, field = '']) => field))
    const isTold = (field: string) =>
      [`applications_change_${field}`, `objects_field_${field}`].some(exists) || ofSettings.includes(field)
    expect([...new Set(fields)].filter((field) => !isTold(field))).toEqual([])
    expect(fields.length).toBeGreaterThan(20)
  })
})
