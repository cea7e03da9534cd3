// A public page that is whole without the web app: its content, one or two style sheets and small scripts.

import type { PlainPart } from '../../../contract/page-parts.ts'
import type { Language } from '../../../rules/project-type.ts'
import { escaped } from '../../documents/sheet-cell.ts'
import { headTags, plainParts, type HeadTags } from '../page.ts'
import type { Html } from './html.ts'

export interface PlainPage extends HeadTags {
  language: Language
  /** Slug of the workspace, under which the browser keeps what belongs to it. */
  tenant: string
  /** Colours, as CSS. */
  look: string
  favicon: string | null
  plain: Html
  /** Style sheets and scripts of the page; those of the list by default. */
  parts?: readonly PlainPart[]
  /** The page says that there is nothing to show; it is not indexed. */
  status?: 404
}

/** Takes the fonts and the colours of the built page, and none of its scripts. */
export function withPlain(page: string, { plain, look, favicon, tenant, parts, ...head }: PlainPage): string {
  const { scripts, styles } = plainParts(page, parts)
  const tags = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" crossorigin>`),
    ...headTags(head),
    `<style>${look}</style>`,
    ...scripts.map((src) => `<script type="module" src="${src}" crossorigin></script>`),
  ]
  return page
    .replaceAll(/ *<link rel="(?:modulepreload|preload)"(?! as="font")[^>]*>\n?/g, '')
    .replaceAll(/ *<script[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${head.language}-CH" data-tenant="${escaped(tenant)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(/(?<=<link rel="icon" href=")[^"]*/, (href) => (favicon ? escaped(favicon) : href))
    .replace('</head>', () => `${tags.join('\n')}</head>`)
    .replace(/<body>.*<\/body>/s, () => `<body>${plain.source}</body>`)
}
