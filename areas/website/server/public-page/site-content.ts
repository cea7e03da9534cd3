// The blocks of the website in their order, with the menu of their sections.

import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { isEmpty, isSilent } from '../../rules/blocks.ts'
import type { Block, PageContent } from '../../rules/content.ts'
import { contact, documents, objects, type Reading } from './read-blocks.ts'
import { call, carousel, facts, location, opening, pictureText, questions, text, video } from './site-blocks.ts'
import { say } from './site-words.ts'

export async function siteContent(ctx: Context, page: PageContent, reading: Reading): Promise<Html> {
  const shown = page.blocks.filter((block) => !block.isHidden && !isEmpty(block))
  const [first] = shown
  const heads = first?.kind === 'opening' ? [first] : []
  const rest = shown.slice(heads.length)
  const sections: Html[] = []
  for (const block of rest) {
    const hasWishBar = block === rest.find(({ kind }) => kind === 'objects')
    sections.push(await blockOf(ctx, block, { ...reading, hasWishBar }))
  }
  return html`<div class="site">
    ${heads.map((block) => opening(ctx, block, true))}
    ${heads.length === 0 && html`<h1 class="site-title">${say(ctx, page.title)}</h1>`}
    <div class="site-columns">
      ${menuOf(ctx, rest)}
      <div class="site-blocks">${sections}</div>
    </div>
  </div>`
}

function menuOf(ctx: Context, blocks: readonly Block[]): Html | null {
  const entries = blocks.filter(({ isInMenu, title }) => isInMenu && !isSilent(title))
  if (entries.length < 2) return null
  return html`<nav class="site-menu" aria-label="${ctx.t('website_menu')}">
    <ul>
      ${entries.map(({ id, title }) => html`<li><a href="#${id}">${say(ctx, title)}</a></li>`)}
    </ul>
  </nav>`
}

type Placed = Reading & { hasWishBar: boolean }

/** The database is asked for one block after the other: they share a connection. */
async function blockOf(ctx: Context, block: Block, placed: Placed): Promise<Html> {
  switch (block.kind) {
    case 'opening':
      return opening(ctx, block, false)
    case 'carousel':
      return carousel(ctx, block)
    case 'text':
      return text(ctx, block)
    case 'picture-text':
      return pictureText(ctx, block)
    case 'facts':
      return facts(ctx, block)
    case 'objects':
      return objects(ctx, block, placed)
    case 'location':
      return location(ctx, block)
    case 'documents':
      return documents(ctx, block)
    case 'questions':
      return questions(ctx, block)
    case 'contact':
      return contact(ctx, block)
    case 'call':
      return call(ctx, block)
    case 'video':
      return video(ctx, block)
  }
}
