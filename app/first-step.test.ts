// Script size of the form's first step, counted from the built web, compressed as it is sent.

import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { build } from 'vite'
import { partsId, typingFile, type PageParts } from '#platform/contract/page-parts.ts'

/** Bytes of script: everything that the first step loads until it is idle, and the inline script of its page. */
const most = 150_000

/** Bytes of the validation rules, which load after it to report mistakes during typing. */
const mostToJudge = 45_000

/** The list needs no web app; with it, it had 184 kB. */
const mostOnList = 8_000

const contents = new Map<string, string>()
const importsOf = new Map<string, string[]>()
let parts: PageParts = {}
let entry: string[] = []

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const configFile = join(import.meta.dirname, '../vite.config.ts')
  const made = await build({ configFile, logLevel: 'error', build: { write: false } })
  if (!('output' in made)) throw new Error('one web is built')
  for (const one of made.output) {
    contents.set(`/${one.fileName}`, one.type === 'chunk' ? one.code : String(one.source))
    if (one.type === 'chunk')
      importsOf.set(
        `/${one.fileName}`,
        one.imports.map((name) => `/${name}`),
      )
  }
  const page = contents.get('/index.html') ?? ''
  parts = JSON.parse(new RegExp(`id="${partsId}">(.*?)</script>`).exec(page)?.[1] ?? '{}')
  entry = [...page.matchAll(/(?:src|href)="(\/assets\/(?:index|entry)-[^"]*\.js)"/g)].map(([, address = '']) => address)
}, 180_000)
afterAll(() => vi.unstubAllEnvs())

const weightOf = (addresses: readonly string[]): number =>
  [...new Set(addresses)]
    .map((address) => brotliCompressSync(contents.get(address) ?? '').length)
    .reduce((one, other) => one + other, 0)

it.each(['form', 'step'] as const)('the first screen «%s» takes less than 150 kB of script', (screen) => {
  const scripts = parts[screen]?.scripts ?? []
  expect(entry.length).toBeGreaterThan(0)
  expect(scripts.length).toBeGreaterThan(5)
  const inPage = screen === 'step' ? [`/${typingFile}`] : []
  expect(inPage.filter((address) => !contents.has(address))).toEqual([])
  expect(weightOf([...entry, ...scripts, ...inPage])).toBeLessThan(most)
})

it('shows the public list with hardly any script, in one style sheet', () => {
  const { scripts = [], styles = [] } = parts.list ?? {}
  expect(scripts.length).toBe(1)
  expect(styles.length).toBe(1)
  expect([...scripts, ...styles].filter((address) => !contents.has(address))).toEqual([])
  expect(weightOf(scripts)).toBeLessThan(mostOnList)
  expect(weightOf(styles)).toBeLessThan(5000)
})

it('asks for the font with the page', () => {
  const page = String(contents.get('/index.html'))
  const [, font = ''] = /<link rel="preload" as="font"[^>]*href="([^"]*)"/.exec(page) ?? []
  expect(contents.has(font)).toBe(true)
})

it.each(['window', 'form', 'step'] as const)('loads one style sheet for «%s»', (screen) => {
  const { styles = [], inStyles = [] } = parts[screen] ?? {}
  expect(styles.length).toBe(1)
  expect(inStyles.length).toBeGreaterThan(1)
})

it('is followed by the rules that judge answers, and by nothing else that they do without', () => {
  const here = new Set([...entry, ...(parts.step?.scripts ?? [])])
  const judging = [...importsOf.keys()].find((address) => /\/validity-[^/]*\.js$/.test(address)) ?? ''
  const wanted = new Set<string>()
  const want = (address: string) => {
    if (here.has(address) || wanted.has(address)) return
    wanted.add(address)
    importsOf.get(address)?.forEach(want)
  }
  want(judging)
  expect(wanted.size).toBeGreaterThan(1)
  expect(weightOf([...wanted])).toBeLessThan(mostToJudge)
})

it('knows every file that it counts', () => {
  const all = Object.values(parts).flatMap(({ scripts, styles, inStyles, texts }) => [
    ...inStyles,
    ...scripts,
    ...styles,
    ...texts.de,
    ...texts.fr,
  ])
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter((address) => !contents.has(address))).toEqual([])
})

it('brings no schemas to a public page: the server alone checks by them', () => {
  const all = Object.values(parts).flatMap(({ scripts }) => scripts)
  expect(all.filter((address) => address.includes('schemas'))).toEqual([])
})
