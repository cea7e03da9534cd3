// Lists the parts in the web page: those fetched at once, and the order in which those of a public page run.

import type { Plugin, Rolldown } from 'vite'
import type { Language } from '../platform/rules/project-type.ts'
import { partsId, type FirstScreen, type PageParts, type Parts } from '../platform/contract/page-parts.ts'
import { beginning, firstScreens, plainFiles, textsOfScreen } from './build/web-parts.ts'

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

export function pageParts(): Plugin {
  /** URL of the joined style sheet, by screen. */
  const joined = new Map<FirstScreen, string>()
  return {
    name: 'page-parts',
    generateBundle(_options, bundle) {
      for (const screen of names) {
        const source = stylesOf(bundle, scriptsOf(bundle, screen)).map((name) => sourceOf(bundle, name))
        const file = this.emitFile({ type: 'asset', name: `${screen}.css`, source: source.join('') })
        joined.set(screen, addressOf(this.getFileName(file)))
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html
        const product = orderOf(bundle, [beginning])
        const named = (name: string) =>
          Object.values(bundle)
            .filter((one) => one.type === 'asset' && one.names.includes(name))
            .map(({ fileName }) => addressOf(fileName))
        const ofScreens: PageParts = Object.fromEntries(
          names.map((name) => {
            const scripts = scriptsOf(bundle, name)
            const inStyles = stylesOf(bundle, scripts).map(addressOf)
            const texts = textFiles(bundle, textsOfScreen[name])
            return [name, { scripts: scripts.map(addressOf), styles: [joined.get(name) ?? ''], inStyles, texts }]
          }),
        )
        const parts: PageParts = {
          ...ofScreens,
          list: plainPart(plainFiles.list, named),
          site: plainPart(plainFiles.site, named),
        }
        const link = (attrs: Record<string, string | true>) =>
          ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }) as const
        return {
          html: withOwnStyle(html, bundle, chunk),
          tags: [
            ...fontsOf(bundle).map((name) =>
              link({ rel: 'preload', as: 'font', type: 'font/woff2', href: addressOf(name) }),
            ),
            ...product.map((name) => link({ rel: 'modulepreload', href: addressOf(name) })),
            ...stylesOf(bundle, product).map((name) => link({ rel: 'preload', as: 'style', href: addressOf(name) })),
            {
              tag: 'script',
              attrs: { type: 'application/json', id: partsId },
              children: JSON.stringify(parts),
              injectTo: 'head',
            },
          ],
        }
      },
    },
  }
}

const plainPart = ({ script, style }: { script: string; style: string }, named: (name: string) => string[]): Parts => ({
  scripts: named(script),
  styles: named(style),
  inStyles: [],
  texts: { de: [], fr: [] },
})

const names: readonly FirstScreen[] = ['window', 'form', 'step']

const addressOf = (fileName: string): string => `/${fileName}`

const scriptsOf = (bundle: Bundle, screen: FirstScreen): string[] =>
  orderOf(bundle, [...firstScreens[screen], beginning])

function orderOf(bundle: Bundle, files: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const made = (file: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`))
  const entry = chunks.find(({ isEntry }) => isEntry)
  return inOrder(
    bundle,
    [entry?.fileName ?? ''],
    files.map(made).map((one) => one?.fileName ?? ''),
  )
}

function sourceOf(bundle: Bundle, name: string): string {
  const asset = bundle[name]
  return asset?.type === 'asset' ? String(asset.source) : ''
}

/** Dependencies come before the parts that need them. */
function inOrder(bundle: Bundle, known: readonly string[], wanted: readonly string[]): string[] {
  const seen = new Set(known)
  const order: string[] = []
  const add = (name: string) => {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') return
    seen.add(name)
    chunk.imports.forEach(add)
    order.push(name)
  }
  wanted.forEach(add)
  return order
}

const stylesOf = (bundle: Bundle, names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => {
      const chunk = bundle[name]
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
    }),
  ),
]

/** Latin letters, which every page shows; the browser would otherwise ask for them after the styles. */
const fontsOf = (bundle: Bundle): string[] =>
  Object.values(bundle)
    .map(({ fileName }) => fileName)
    .filter((name) => /inter-latin-wght-normal[^/]*\.woff2$/.test(name))

/** The entry's small stylesheet is inlined in the page, so that the first paint needs no request. */
function withOwnStyle(html: string, bundle: Bundle, entry: Rolldown.OutputChunk): string {
  return stylesOf(bundle, [entry.fileName]).reduce((page, name) => {
    const asset = bundle[name]
    if (asset?.type !== 'asset') return page
    const link = new RegExp(`<link rel="stylesheet"[^>]*href="/${name.replaceAll('.', '\\.')}"[^>]*>`)
    return page.replace(link, () => `<style>${String(asset.source)}</style>`)
  }, html)
}

/** The shell of every page has texts as well. */
function textFiles(bundle: Bundle, areas: readonly string[]): Record<Language, string[]> {
  const folders = ['platform', 'home', ...areas].map((word) => `${word}/texts/`)
  const inLanguage = (language: Language) =>
    Object.values(bundle)
      .filter((one) => one.type === 'asset')
      .filter(({ originalFileNames }) =>
        originalFileNames.some((file) => folders.some((folder) => file.endsWith(`${folder}${language}.json`))),
      )
      .map(({ fileName }) => addressOf(fileName))
  return { de: inLanguage('de'), fr: inLanguage('fr') }
}
