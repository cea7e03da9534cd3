// Checks that every citation refers to an existing section of docs/reference, decision, call of the lists, or file.

import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { find, read, sources } from './source-files.ts'

const root = join(import.meta.dirname, '../..')
const exists = (path: string) => existsSync(join(root, path))

// This file is skipped, because its example citations are partly invalid on purpose.
const others = sources.filter(({ path }) => path !== 'app/tests/citations.test.ts')
const written = find('{*.md,{app,areas,platform,connectors,demo,e2e,bench,docs,migrations}/**/*.{md,sql,css}}').map(
  (path) => ({ path, text: read(path) }),
)
const texts = [...others, ...written]
const documents = written.filter(({ path }) => path.endsWith('.md'))

interface Citation {
  /** The name without `.md`, undefined where the text names no known document. */
  document?: string | undefined
  section: string
  point?: string | undefined
}

const citationPattern = new RegExp(
  [
    /(?:(?<document>RFC \d+|DESIGN|\b(?:domain|field|standards)(?:\.md)?|\b[12]) )?/,
    /§(?<section>\d+(?:\.\d+)*)(?: no\. (?<point>\d+))?/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
)

/** A section without a document belongs to the one named directly before it: `spec 1 §2.1, §4`. */
function citationsIn(text: string): Citation[] {
  const found: Citation[] = []
  let end = -1
  for (const match of text.matchAll(citationPattern)) {
    const between = text.slice(end, match.index)
    const continued = end >= 0 && /^(?:, | and )(?:[a-z]+ )?$/.test(between) ? found.at(-1)?.document : undefined
    const { document, section = '', point } = match.groups ?? {}
    found.push({ document: document?.replace('.md', '') ?? continued, section, point })
    end = match.index + match[0].length
  }
  return found
}

/** `§2.1` of a heading, and `no. 6` of an entry below it. */
function sectionsOf(document: string, path: string, heading: RegExp): string[] {
  let section = ''
  return read(path)
    .split('\n')
    .flatMap((line) => {
      const found = heading.exec(line)?.[1]
      const point = /^- no\. (\d+):/.exec(line)?.[1]
      if (found !== undefined) section = found
      if (found !== undefined) return [`${document} §${found}`]
      return point === undefined ? [] : [`${document} §${section} no. ${point}`]
    })
}

const ownHeading = /^#+ §([\d.]+) /
const listed = new Set([
  ...sectionsOf('1', 'docs/reference/clauses.md', /^## spec 1 §([\d.]+) /),
  ...sectionsOf('2', 'docs/reference/clauses.md', /^## spec 2 §([\d.]+) /),
  ...sectionsOf('DESIGN', 'docs/reference/design.md', ownHeading),
  ...['domain', 'field', 'standards'].flatMap((name) => sectionsOf(name, `docs/reference/${name}.md`, ownHeading)),
])

const named = ({ document = '?', section, point }: Citation) =>
  `${document} §${section}${point === undefined ? '' : ` no. ${point}`}`
const resolves = (citation: Citation) => citation.document?.startsWith('RFC ') || listed.has(named(citation))

const withoutHeadings = (text: string) => text.replaceAll(/^#+ §.*$/gm, '')

describe('citations', () => {
  it('are read as they are written', () => {
    const sectionsIn = (text: string) => citationsIn(text).map(named)
    expect(sectionsIn('(spec 1 §2.1, §4)')).toEqual(['1 §2.1', '1 §4'])
    expect(sectionsIn('domain.md §3.3, options §3.6')).toEqual(['domain §3.3', 'domain §3.6'])
    expect(sectionsIn('(spec 1 §6, domain.md §17)')).toEqual(['1 §6', 'domain §17'])
    expect(sectionsIn('field.md §5.1 no. 9')).toEqual(['field §5.1 no. 9'])
    expect(sectionsIn('RFC 2045 §6')).toEqual(['RFC 2045 §6'])
    expect(sectionsIn('Handbook §5, and elsewhere (§9)')).toEqual(['? §5', '? §9'])
  })

  it('name a section that docs/reference lists', () => {
    const cited = texts.flatMap(({ path, text }) =>
      citationsIn(withoutHeadings(text)).map((citation) => ({ path, citation })),
    )
    expect(cited.length).toBeGreaterThan(200)
    const lost = cited.filter(({ citation }) => !resolves(citation))
    expect(lost.map(({ path, citation }) => `${path}: ${named(citation)}`)).toEqual([])
  })

  it('name the section wherever a reference is named', () => {
    const bare = /\b(?:domain|field|standards)\.md\b(?! §\d)|\b[Ss]pec [12]\b(?! §\d)/g
    const outside = texts.filter(({ path }) => !path.startsWith('docs/reference/'))
    expect(outside.flatMap(({ path, text }) => [...text.matchAll(bare)].map(([found]) => `${path}: ${found}`))).toEqual(
      [],
    )
  })

  it('name decisions that exist', () => {
    const numbers = new Set(find('docs/decisions/*.md').map((path) => posix.basename(path).slice(0, 4)))
    const lost = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\b[Dd]ecisions? ((?:\d{4}(?:, | and )?)+)/g)]
        .flatMap(([, list = '']) => list.match(/\d{4}/g) ?? [])
        .filter((number) => !numbers.has(number))
        .map((number) => `${path}: decision ${number}`),
    )
    expect(lost).toEqual([])
  })

  it('name calls of the list', () => {
    const calls = z.array(z.object({ id: z.string() })).parse(JSON.parse(read('docs/reference/calls.json')))
    const known = new Set(calls.map(({ id }) => id))
    const lost = documents.flatMap(({ path, text }) =>
      (text.match(/\bC-\d{3}\b/g) ?? []).filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
    )
    expect(lost).toEqual([])
  })
})

describe('files that are named', () => {
  it('exist where a document links to them', () => {
    const lost = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .filter(([, target = '']) => !exists(posix.join(dirname(path), target)))
        .map(([, target = '']) => `${path}: ${target}`),
    )
    expect(lost).toEqual([])
  })

  it('exist where docs/reference says where a clause is done', () => {
    const lost = find('docs/reference/*.md').flatMap((path) =>
      [...read(path).matchAll(/`((?:app|areas|platform|connectors|demo|docs|e2e|migrations)\/[^`\s]+)`/g)]
        .filter(([, target = '']) => !exists(target))
        .map(([, target = '']) => `${path}: ${target}`),
    )
    expect(lost).toEqual([])
  })

  it('exist when they are documents', () => {
    const known = new Set(documents.map(({ path }) => path))
    const folders = (path: string) => ['.', dirname(path), 'docs', 'docs/reference']
    const lost = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w*./-])[\w./-]*\w\.md\b/g)]
        .filter(([name]) => !folders(path).some((folder) => known.has(posix.join(folder, name))))
        .map(([name]) => `${path}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it('lie in the repository', () => {
    const elsewhere = /(?<![\w.])\/work\/|(?<!\w)shared\/(?:spec|cases|reference|reviews)\b/g
    const inTexts = texts.flatMap(({ path, text }) =>
      [...text.matchAll(elsewhere)].map(([found]) => `${path}: ${found}`),
    )
    const fromRoot = others.filter(({ text }) => /\(root, '\.\.\//.test(text)).map(({ path }) => path)
    const fromFile = others.flatMap(({ path, text }) =>
      [...text.matchAll(/import\.meta\.dirname, '(\.\.[^']*)'/g)]
        .map(([, target = '']) => posix.join(dirname(path), target))
        .filter((target) => target.startsWith('..'))
        .map((target) => `${path}: ${target}`),
    )
    const imported = others.flatMap(({ path, imports }) =>
      imports.filter((target) => target.startsWith('..')).map((target) => `${path}: ${target}`),
    )
    expect([...inTexts, ...fromRoot, ...fromFile, ...imported]).toEqual([])
  })
})
