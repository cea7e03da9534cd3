// Conventions that the linter cannot check. Each test reads every source file.

import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mayImport } from '../boundaries.ts'
import { find, importsOf, isTest, read, sources } from './source-files.ts'

const own = sources.filter(({ path }) => !isTest(path))

describe('files', () => {
  it('are found at all', () => {
    expect(own.length).toBeGreaterThan(100)
  })

  it('are named after what people do or see, never after a kind of code', () => {
    const empty =
      /^(index|types?|utils?|helpers?|constants?|common|shared|misc|service|controller|repository|manager)\.(tsx?|mjs)$/
    expect(sources.filter(({ path }) => empty.test(basename(path))).map(({ path }) => path)).toEqual([])
  })

  it('are kebab-case, components PascalCase', () => {
    const wellNamed = (path: string) =>
      /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(ts|tsx|mjs|d\.mts)$/.test(basename(path)) ||
      /^[A-Z][A-Za-z0-9]+(\.test)?\.tsx$/.test(basename(path))
    expect(sources.filter(({ path }) => !wellNamed(path)).map(({ path }) => path)).toEqual([])
  })

  it('lie at most forty in a folder, migrations and decisions aside', () => {
    const byFolder = Object.groupBy(
      find('{app,areas,connectors,demo,docs,e2e,bench,migrations,platform,scripts}/**/*.*'),
      dirname,
    )
    const large = Object.entries(byFolder).filter(([, files = []]) => files.length > 40)
    expect(large.map(([folder]) => folder).toSorted()).toEqual(['docs/decisions', 'migrations'])
  })

  it('have at most 300 lines (the story in demo/ is data), and half of them at most 80', () => {
    expect(
      sources
        .filter(({ path, lines }) => lines > 300 && !path.startsWith('demo/'))
        .map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([])
    const lengths = own.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80)
  })

  it('hold no suppression without its reason, and no test that runs alone', () => {
    const silent = /^(?!.* -- \S)(?<!\/\/ .*\n|\*\/ *\}?\n).*(?:oxlint|eslint)-disable|@ts-ignore|@ts-nocheck/m
    const alone = /\b(?:it|test|describe)\.(?:only|skip)\(/
    const found = sources.filter(
      ({ path, text }) => path !== 'app/tests/conventions.test.ts' && (silent.test(text) || alone.test(text)),
    )
    expect(found.map(({ path }) => path)).toEqual([])
  })
})

describe('connectors', () => {
  it('have their doubles in testing/', () => {
    const doubles = find('{connectors,areas}/**/*double*.ts')
    expect(doubles.length).toBeGreaterThan(0)
    expect(doubles.filter((path) => !path.startsWith('connectors/testing/'))).toEqual([])
  })
})

describe('areas', () => {
  it('hold rules, contract, server, web and texts, and nothing else', () => {
    const allowed = new Set(['rules', 'contract', 'server', 'web', 'texts', 'README.md'])
    expect(find('areas/*/*').filter((path) => !allowed.has(basename(path)))).toEqual([])
  })

  it('are listed in app/areas.*.ts alone', () => {
    const lists = /^app\/areas\.(server|web|public)\.ts$/
    const rooms = /^areas\/[^/]+\/(server|web)\//
    const elsewhere = own.filter(({ path }) => path.startsWith('app/') && !lists.test(path))
    expect(elsewhere.filter(({ imports }) => imports.some((path) => rooms.test(path))).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('keep their manifests a table of contents that does not query', () => {
    const queries = /\.query\(|\.(select|insert|update|delete)\(|ctx\.(db|client)|drizzle-orm|\bsql`/
    const routes = own.filter(({ path }) => /^areas\/[^/]+\/server\/manifest\.ts$/.test(path))
    expect(routes.length).toBeGreaterThan(0)
    expect(routes.filter(({ text }) => queries.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('imports', () => {
  it('are read in every way they can be written', () => {
    const text =
      "import a, {\n  b,\n} from './a.ts'\nimport type { C } from '#platform/c.ts'\nimport 'd'\nexport * from '../e.ts'\nconst f = import('./f.ts')"
    expect(importsOf('areas/x/web/y.ts', text)).toEqual([
      'areas/x/web/a.ts',
      'platform/c.ts',
      'd',
      'areas/x/e.ts',
      'areas/x/web/f.ts',
    ])
  })

  it.each([
    ['areas/x/rules/a.ts', 'areas/y/rules/b.ts', true],
    ['areas/x/rules/a.ts', 'areas/x/contract/b.ts', false],
    ['areas/x/rules/a.ts', 'node:fs', false],
    ['areas/x/contract/a.ts', 'areas/x/server/b.ts', false],
    ['areas/x/server/a.ts', 'areas/x/server/deep/b.ts', true],
    ['areas/x/server/a.ts', 'areas/y/server/offers.ts', false],
    ['areas/x/server/a.ts', 'areas/y/server/public.ts', true],
    ['areas/x/server/a.ts', 'areas/y/server/tables.ts', false],
    ['areas/x/server/testing/a.ts', 'areas/y/server/tables.ts', true],
    ['areas/x/server/testing/a.ts', 'areas/y/server/list.ts', false],
    ['areas/x/server/a.ts', 'areas/x/web/b.tsx', false],
    ['areas/x/server/a.ts', 'react', false],
    ['areas/x/web/A.tsx', 'areas/y/web/public.tsx', true],
    ['areas/x/web/A.tsx', 'areas/y/web/Page.tsx', false],
    ['areas/x/web/A.tsx', 'platform/server/context.ts', false],
    ['areas/x/web/A.tsx', 'drizzle-orm/pg-core', false],
    ['areas/x/web/A.tsx', '@mantine/core', true],
    ['platform/server/a.ts', 'areas/x/rules/b.ts', true],
    ['platform/server/a.ts', 'app/app.ts', false],
    ['platform/web/a.ts', 'areas/x/web/public.tsx', false],
    ['platform/web/a.ts', 'demo/story.ts', false],
    ['connectors/x/a.ts', 'connectors/testing/a-double.ts', false],
    ['connectors/testing/a-double.ts', 'connectors/x/a.ts', true],
  ])('from %s to %s: %s', (path, imported, isAllowed) => {
    expect(mayImport(path, imported)).toBe(isAllowed)
  })

  it('stay within what each room may see', () => {
    const crossings = own.flatMap(({ path, imports }) =>
      imports.filter((imported) => !mayImport(path, imported)).map((imported) => `${path} → ${imported}`),
    )
    expect(crossings).toEqual([])
  })

  it('never name a test', () => {
    expect(
      sources
        .filter(({ imports }) => imports.some((path) => /\.(test|spec)\.tsx?$/.test(path)))
        .map(({ path }) => path),
    ).toEqual([])
  })
})

describe('texts', () => {
  const texts = z.record(z.string(), z.string())
  const folders = [...new Set(find('{platform,areas/*}/texts/*.json').map(dirname))]
  const textsOf = (folder: string, language: string) => texts.parse(JSON.parse(read(`${folder}/${language}.json`)))
  const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).sort()

  it('are said in German and in French, with the same placeholders', () => {
    const differing = folders.flatMap((folder) => {
      const [de, fr] = [textsOf(folder, 'de'), textsOf(folder, 'fr')]
      const keys = [...new Set([...Object.keys(de), ...Object.keys(fr)])]
      const agree = (german = '', french = '') =>
        german && french && String(placeholders(german)) === String(placeholders(french))
      return keys.filter((key) => !agree(de[key], fr[key])).map((key) => `${folder}: ${key}`)
    })
    expect(differing).toEqual([])
  })

  it('have one home each, under keys of words joined by underscores', () => {
    const keys = folders.flatMap((folder) => Object.keys(textsOf(folder, 'de')))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys.filter((key) => !/^[a-z0-9]+(_[A-Za-z0-9]+)+$/.test(key))).toEqual([])
  })

  it('speak calmly and Swiss: no exclamation mark, no ß', () => {
    const loud = folders.flatMap((folder) =>
      ['de', 'fr'].flatMap((language) =>
        Object.entries(textsOf(folder, language)).filter(([, text]) => /[!ß]/.test(text)),
      ),
    )
    expect(loud).toEqual([])
  })
})

describe('dialogs', () => {
  const dialogKit = new Set(['platform/web/modal/Modal.tsx', 'platform/web/kit/ActionModal.tsx'])

  it('are those of the kit, which ask before changes are thrown away', () => {
    const bare = /import \{[^}]*\b(?:Modal|ModalRoot)\b[^}]*\} from '@mantine\/core'/
    const elsewhere = own.filter(({ path, text }) => !path.startsWith('platform/web/modal/') && bare.test(text))
    expect(elsewhere.map(({ path }) => path)).toEqual([])
  })

  it('are cancelled by the button of the kit', () => {
    const unguarded = /onClick=\{[^}]*\}>\s*\{t\('general_cancel'\)/
    const dialogs = own.filter(({ imports }) => imports.some((path) => dialogKit.has(path)))
    expect(dialogs.length).toBeGreaterThan(50)
    expect(dialogs.filter(({ text }) => unguarded.test(text)).map(({ path }) => path)).toEqual([])
  })
})
