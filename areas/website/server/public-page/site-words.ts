// Texts and pictures of the website as HTML.

import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { Context } from '#platform/server/context.ts'
import { html, Html } from '#platform/server/http/plain/html.ts'
import { isBlank, isSilent, wordsIn } from '../../rules/blocks.ts'
import type { Block, Picture, Words } from '../../rules/content.ts'
import { cleanHtml } from '../clean-content.ts'

/** A text that is missing in the reader's language is marked with its own, so that it is read aloud correctly. */
export function say(ctx: Context, words: Words): Html | null {
  const { text, language } = wordsIn(words, ctx.language)
  if (text === '') return null
  return language === ctx.language ? html`${text}` : html`<span lang="${language}">${text}</span>`
}

/** HTML of the editor, cleaned again: a stored text is not trusted either. */
export function sayRich(ctx: Context, words: Words): Html | null {
  const { text, language } = wordsIn(words, ctx.language)
  if (isBlank(text)) return null
  const other = language !== ctx.language && html`lang="${language}"`
  return html`<div class="site-text" ${other}>${new Html(cleanHtml(text))}</div>`
}

/** Width and height of the box, which the picture fills; in the sizes that the files area derives. */
export interface Box {
  width: number
  height: number
  /** Attribute `sizes`: how wide the box is shown. */
  sizes: string
  /** True for a picture that is visible without scrolling. */
  isFirst?: boolean
}

export function pictureOf(ctx: Context, { fileId, alt }: Picture, { width, height, sizes, isFirst }: Box): Html {
  const { text, language } = wordsIn(alt, ctx.language)
  const source = fileAddress.public(fileId)
  return html`<img
    src="${source}"
    srcset="${source}?size=thumb 480w, ${source} 1600w"
    sizes="${sizes}"
    width="${width}"
    height="${height}"
    alt="${text}"
    ${text && language !== ctx.language && html`lang="${language}"`}
    decoding="async"
    ${isFirst ? html`fetchpriority="high"` : html`loading="lazy"`}
  />`
}

/** A section of the page with its heading; the menu links to its id. */
export function section(ctx: Context, { id, kind, title }: Block, content: (Html | null | false)[]): Html {
  const heading = say(ctx, title)
  return html`<section
    class="site-section"
    id="${id}"
    data-kind="${kind}"
    ${!isSilent(title) && html`aria-labelledby="${id}-title"`}
  >
    ${heading && html`<h2 id="${id}-title">${heading}</h2>`} ${content}
  </section>`
}

export const lead = (ctx: Context, words: Words): Html | null => {
  const said = say(ctx, words)
  return said && html`<p class="site-lead">${said}</p>`
}
