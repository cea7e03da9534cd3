// The one page of the web, with what search engines and previews read of an address before any script runs.

import { escaped } from '../documents/sheet-cell.ts'

export interface PageHead {
  title: string
  description: string
  /** Absolute, without anything that only narrows a list. */
  canonical: string
  /** Absolute addresses of the same in other languages. */
  languages: { language: string; address: string }[]
  language: string
  image: string | null
  /** By schema.org, as search engines ask. */
  data: object
  /** What there is to read without scripts, as safe HTML. */
  body: string
}

export function withHead(page: string, head: PageHead): string {
  const { title, description, canonical, language, image } = head
  const tags = [
    `<title>${escaped(title)}</title>`,
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
    // `<` would let a text end the element.
    `<script type="application/ld+json">${JSON.stringify(head.data).replaceAll('<', '\\u003c')}</script>`,
  ]
  return page
    .replace(/<html lang="[^"]*"/, `<html lang="${language}-CH"`)
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
    .replace(/<noscript>.*<\/noscript>/, () => `<noscript><main>${head.body}</main></noscript>`)
}

/** For pages that are nobody's business but those who know their address. */
export const withoutIndex = (page: string): string =>
  page.replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>')

const meta = (by: 'name' | 'property', key: string, content: string) =>
  `<meta ${by}="${key}" content="${escaped(content)}" />`
