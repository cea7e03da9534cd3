// Blocks of the website as HTML: pictures, texts, facts and questions. Objects, documents and contact, which are read
// from elsewhere, are in `read-blocks.ts`.

import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { inkOn } from '#platform/rules/look/colour.ts'
import { isSilent } from '../../rules/blocks.ts'
import type { BlockOf } from '../../rules/content.ts'
import { anchorIn, isLinkTarget, isWebAddress, listTarget } from '../../rules/links.ts'
import { lead, pictureOf, say, sayRich, section } from './site-words.ts'

const black = '#0b1a1c'
const white = '#ffffff'

/** The first one holds the heading of the page. */
export function opening(ctx: Context, block: BlockOf<'opening'>, isFirst: boolean): Html {
  const { id, picture, background, ink, title, badge } = block
  const colours =
    background !== '' &&
    html`style="--site-ground:${background};--site-ink:${ink || inkOn(background, black, white)}" data-own`
  const box = { width: 1600, height: 686, sizes: '(width <= 1160px) 100vw, 1120px', isFirst }
  return html`<section class="site-opening" id="${id}" aria-labelledby="${id}-title" ${!picture && html`data-plain`}>
    ${picture && html`<div class="site-opening-picture">${pictureOf(ctx, picture, box)}</div>`}
    <div class="site-opening-words" ${colours}>
      ${isFirst ? html`<h1 id="${id}-title">${say(ctx, title)}</h1>` : html`<h2 id="${id}-title">${say(ctx, title)}</h2>`}
      ${!isSilent(block.claim) && html`<p>${say(ctx, block.claim)}</p>`}
    </div>
    ${!isSilent(badge) && html`<p class="site-badge"><span>${say(ctx, badge)}</span></p>`}
  </section>`
}

/** Scrolls by touch, keyboard and wheel without a script; the script adds buttons. */
export function carousel(ctx: Context, block: BlockOf<'carousel'>): Html {
  const { t } = ctx
  const box = { width: 1200, height: 800, sizes: '(width <= 860px) 92vw, 760px' }
  return section(ctx, block, [
    html`<div
      class="site-carousel"
      data-previous="${t('website_carousel_previous')}"
      data-next="${t('website_carousel_next')}"
    >
      <ul class="site-slides" tabindex="0" aria-label="${t('website_carousel', { count: block.pictures.length })}">
        ${block.pictures.map((picture) => html`<li>${pictureOf(ctx, picture, box)}</li>`)}
      </ul>
    </div>`,
  ])
}

export const text = (ctx: Context, block: BlockOf<'text'>): Html => section(ctx, block, [sayRich(ctx, block.text)])

export function pictureText(ctx: Context, block: BlockOf<'picture-text'>): Html {
  const { picture, side } = block
  const box = { width: 1000, height: 750, sizes: '(width <= 860px) 92vw, 420px' }
  return section(ctx, block, [
    html`<div class="site-pair" data-side="${side}">
      ${sayRich(ctx, block.text)} ${picture && pictureOf(ctx, picture, box)}
    </div>`,
  ])
}

export const facts = (ctx: Context, block: BlockOf<'facts'>): Html =>
  section(ctx, block, [
    html`<dl class="site-facts">
      ${block.facts
        .filter(({ label, value }) => !isSilent(label) || !isSilent(value))
        .map(
          ({ label, value }) =>
            html`<div>
              <dt>${say(ctx, label)}</dt>
              <dd>${say(ctx, value)}</dd>
            </div>`,
        )}
    </dl>`,
  ])

export function location(ctx: Context, block: BlockOf<'location'>): Html {
  const { address, picture } = block
  const box = { width: 1200, height: 800, sizes: '(width <= 860px) 92vw, 760px' }
  return section(ctx, block, [
    !isSilent(address) && html`<address class="site-address">${say(ctx, address)}</address>`,
    sayRich(ctx, block.text),
    picture && html`<div class="site-map">${pictureOf(ctx, picture, box)}</div>`,
  ])
}

/** Closed answers are part of the page: readable by search engines, and opened without a script. */
export const questions = (ctx: Context, block: BlockOf<'questions'>): Html =>
  section(ctx, block, [
    html`<div class="site-questions">
      ${block.questions
        .filter(({ question }) => !isSilent(question))
        .map(
          ({ question, answer }) =>
            html`<details>
              <summary>${say(ctx, question)}</summary>
              ${sayRich(ctx, answer)}
            </details>`,
        )}
    </div>`,
  ])

export const call = (ctx: Context, block: BlockOf<'call'>): Html =>
  section(ctx, block, [lead(ctx, block.lead), linkTo(ctx, block.target, say(ctx, block.label))])

export function video(ctx: Context, block: BlockOf<'video'>): Html {
  const { picture, target } = block
  const host = isWebAddress(target) ? (URL.parse(target)?.hostname ?? '') : ''
  const box = { width: 1280, height: 720, sizes: '(width <= 860px) 92vw, 760px' }
  return section(ctx, block, [
    lead(ctx, block.lead),
    picture && html`<div class="site-video">${pictureOf(ctx, picture, box)}</div>`,
    linkTo(
      ctx,
      target,
      html`${say(ctx, block.label)} <span class="site-host">${ctx.t('website_opens', { host })}</span>`,
    ),
  ])
}

/** Null for a target that cannot be opened: an old version may contain one. */
function linkTo(ctx: Context, target: string, label: Html | null): Html | null {
  if (!isLinkTarget(target)) return null
  const own = target === listTarget ? `${listTarget}?lang=${ctx.language}` : target
  const outside = isWebAddress(target) && anchorIn(target) === undefined && html`rel="noopener"`
  return html`<p><a class="site-button" href="${own}" ${outside}>${label}</a></p>`
}
