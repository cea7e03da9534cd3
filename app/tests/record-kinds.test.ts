// The platform and the areas that handle records of any kind contain no record kind by name, so that a new kind
// changes none of their files.

import { expect, it, vi } from 'vitest'
import { isMailKind } from '#areas/mail-templates/rules/kinds.ts'
import { find, isTest, read, sources } from './source-files.ts'
import { registryOf } from '#platform/server/records/registry.ts'
import { areas } from '../areas.server.ts'
import { areas as webAreas } from '../areas.web.ts'

// The shell reads its remembered state when it is loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const records = registryOf(areas)

const consumers =
  /^(areas\/(communication|tasks|retention|mail-templates|sender)|platform\/server\/(mail|records)|platform\/web\/records)\//
const owners = ['applications', 'waitlist', 'interested-people', 'tenants', 'contracts', 'enquiries', 'objects']

const own = sources.filter(({ path }) => consumers.test(path) && !isTest(path) && !path.includes('/testing/'))
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

it('no import from the areas that declare kinds', () => {
  const owned = new RegExp(`^areas/(${owners.join('|')})/`)
  expect(
    own.flatMap(({ path, imports }) => imports.filter((one) => owned.test(one)).map((one) => `${path} → ${one}`)),
  ).toEqual([])
})

it('no table of a kind in SQL', () => {
  const tables = records.kinds.flatMap(({ table, people }) => [table, ...(people ? [people.table] : [])])
  const named = new RegExp(`\\b(from|join|update|into)\\s+(${tables.join('|')})\\b`)
  expect(own.filter(({ text }) => named.test(code(text))).map(({ path }) => path)).toEqual([])
})

it('no name of a kind, of its view or of its subject', () => {
  const names = records.kinds.flatMap(({ kind, subject, bulk }) => [kind, subject, ...(bulk ? [bulk.view] : [])])
  // Template groups are a list owned by the mail-templates area.
  const ofTemplates = 'areas/mail-templates/rules/kinds.ts'
  const quoted = new RegExp(`['"](${[...new Set(names)].join('|')})['"]`)
  expect(
    own.filter(({ path, text }) => path !== ofTemplates && quoted.test(code(text))).map(({ path }) => path),
  ).toEqual([])
})

it('has the templates that the kinds name', () => {
  const templates = records.kinds.flatMap(({ words }) => [words.template, words.personTemplate ?? words.template])
  expect(templates.filter((one) => !isMailKind(one))).toEqual([])
})

it('has the same kinds and views on the server and in the back office', () => {
  const kinds = webAreas.flatMap(({ recordKinds = [] }) => recordKinds)
  const byKind = (some: readonly { kind: string; bulk?: { view: string } }[]) =>
    some.map(({ kind, bulk }) => `${kind} ${bulk?.view}`).toSorted((a, b) => a.localeCompare(b))
  expect(byKind(kinds)).toEqual(byKind(records.kinds))
})

it('has triggers for the threads of each kind', () => {
  const migrations = find('migrations/*.sql').map(read).join('\n')
  for (const { kind, table } of records.kinds) {
    expect(migrations).toContain(`call give_mail_threads('${kind}', '${table}')`)
  }
})
