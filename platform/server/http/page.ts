// Fills the built HTML page with prerendered content for search engines, link previews and people, before any script
// runs.

import { knownAnswersId, type KnownAnswer, type KnownAnswers } from '../../contract/known-answers.ts'
import type { FirstScreen } from '../../contract/page-parts.ts'
import type { Language } from '../../rules/project-type.ts'
import { escaped } from '../documents/sheet-cell.ts'

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
  /** Responses that the first screen would request. */
  answers: KnownAnswer[]
  /** The page takes input, which is kept from the first keystroke on. */
  asks?: true
}

/** A page that search engines index and that can be shared as a link. */
export interface PageHead extends PrerenderedPage {
  description: string
  /** Absolute URL without parameters that only filter a list. */
  canonical: string
  /** Absolute URLs of the page in other languages. */
  languages: { language: string; address: string }[]
  image: string | null
  /** Structured data in schema.org format for search engines. */
  data: object
}

export function withHead(page: string, head: PageHead): string {
  const { title, description, canonical, image } = head
  return withPrerendered(page, head, [
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
  ])
}

export function withPrerendered(page: string, prerendered: PrerenderedPage, more: readonly string[] = []): string {
  const { title, language, answers } = prerendered
  const known: KnownAnswers = { language, answers }
  const tags = [
    `<title>${escaped(title)}</title>`,
    ...more,
    `<script type="application/json" id="${knownAnswersId}">${jsonFor(known)}</script>`,
  ]
  return page
    .replaceAll(/ *<link rel="(?:modulepreload|preload)"[^>]*>\n?/g, '')
    .replaceAll(/<script type="module"[^>]*(?=>)/g, comesLater)
    .replace(/<html lang="[^"]*"/, `<html lang="${language}-CH"`)
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
    .replace(/<div id="root">/, (root) => `${prerenderedOf(prerendered)}${root}`)
}

/** Content and pictures load before the scripts: the entry fetches the scripts once the content is there. */
const comesLater = (tag: string): string => `${tag} fetchpriority="low"`

/** Precedes the root element until the first screen is rendered (`web/shell/foreword.ts`). */
const prerenderedOf = ({ site, body, screen }: PrerenderedPage): string =>
  `<div id="foreword" data-screen="${screen}">${site && `<header><b>${escaped(site)}</b></header>`}<main>${body}</main></div>`

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
