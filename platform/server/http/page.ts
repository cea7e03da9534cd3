// Fills the built HTML page with prerendered content for search engines, link previews and people, before any script
// runs.

import { knownAnswersId, type KnownAnswer, type KnownAnswers } from '../../contract/known-answers.ts'
import { partsId, type FirstScreen, type PageParts, type PlainPart } from '../../contract/page-parts.ts'
import type { Language } from '../../rules/project-type.ts'
import { escaped } from '../documents/sheet-cell.ts'
import type { Html } from './plain/html.ts'

/** A page with content that is visible until its scripts run. */
export interface PrerenderedPage {
  title: string
  language: Language
  /** Shown at the top of the page, unless the page is embedded. */
  site: string
  /** Screen of the web app that takes over from the prerendered page. */
  screen: FirstScreen
  /** Content and form fields shown until the scripts have loaded, as safe HTML. */
  body: string
  /** The page with the header and footer that the app will show, and its colours; replaces `site` and `body`. */
  whole?: { html: Html; look: string }
  /** Responses that the first screen would request. */
  answers: KnownAnswer[]
  /** The page takes input, which is kept from the first keystroke on. */
  asks?: true
}

/** Head of a page that search engines index and that can be shared as a link. */
export interface HeadTags {
  title: string
  description: string
  /** Absolute URL without parameters that only filter a list. */
  canonical: string
  /** Absolute URLs of the page in other languages. */
  languages: { language: string; address: string }[]
  image: string | null
  /** Structured data in schema.org format for search engines. */
  data: object
}

export interface PageHead extends PrerenderedPage, HeadTags {}

export const withHead = (page: string, head: PageHead): string => withPrerendered(page, head, headTags(head))

/** Everything that search engines and link previews read, beside the title. */
export function headTags(head: HeadTags): string[] {
  const { title, description, canonical, image } = head
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(canonical)}" />`,
    ...head.languages.map(
      (one) => `<link rel="alternate" hreflang="${one.language}" href="${escaped(one.address)}" />`,
    ),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:type', 'website'),
    ...(image ? [meta('property', 'og:image', image)] : []),
    `<script type="application/ld+json">${jsonFor(head.data)}</script>`,
  ]
}

export function withPrerendered(page: string, prerendered: PrerenderedPage, more: readonly string[] = []): string {
  const { title, language, answers } = prerendered
  const known: KnownAnswers = { language, answers }
  const tags = [
    `<title>${escaped(title)}</title>`,
    ...more,
    ...lookOf(page, prerendered),
    `<script type="application/json" id="${knownAnswersId}">${jsonFor(known)}</script>`,
  ]
  return page
    .replaceAll(/ *<link rel="(?:modulepreload|preload)"(?! as="font")[^>]*>\n?/g, '')
    .replaceAll(/<script type="module"[^>]*(?=>)/g, comesLater)
    .replace(/<html lang="[^"]*"/, `<html lang="${language}-CH"`)
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
    .replace(/<div id="root">/, (root) => `${prerenderedOf(prerendered)}${root}`)
}

/** Content and pictures load before the scripts: the entry fetches the scripts once the content is there. */
const comesLater = (tag: string): string => `${tag} fetchpriority="low"`

/** Precedes the root element until the first screen is rendered (`web/shell/foreword.ts`). */
const prerenderedOf = ({ site, body, screen, whole }: PrerenderedPage): string =>
  whole?.html.source ??
  `<div id="foreword" data-screen="${screen}">${site && `<header><b>${escaped(site)}</b></header>`}<main>${body}</main></div>`

/** The script applies the filters until the app has loaded. */
function lookOf(page: string, { whole }: PrerenderedPage): string[] {
  if (!whole) return []
  const { scripts, styles } = plainParts(page)
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" crossorigin>`),
    `<style>${whole.look}</style>`,
    ...scripts.map((src) => `<script type="module" src="${src}" crossorigin></script>`),
  ]
}

/** Style sheets and scripts of pages without the web app, as recorded in the built page. */
export function plainParts(
  page: string,
  parts: readonly PlainPart[] = ['list'],
): { scripts: string[]; styles: string[] } {
  const known: PageParts = JSON.parse(new RegExp(`id="${partsId}">(.*?)</script>`, 's').exec(page)?.[1] ?? '{}')
  return {
    scripts: parts.flatMap((part) => known[part]?.scripts ?? []),
    styles: parts.flatMap((part) => known[part]?.styles ?? []),
  }
}

/** The script is inserted before the form fields, so that it runs before anyone can type. */
export const withTyping = (page: string, script: string): string =>
  page.replace('<div id="foreword"', (prerendered) => `<script>${script}</script>${prerendered}`)

/** `<` is escaped because it could close the script element. */
const jsonFor = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** For pages meant only for people who know their address. */
export const withoutIndex = (page: string): string =>
  page.replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>')

const meta = (by: 'name' | 'property', key: string, content: string) =>
  `<meta ${by}="${key}" content="${escaped(content)}" />`
