// Header and footer of a public page without the web app: the same as `web/shell/frame/PublicFrame.tsx`.

import type { FirstScreen } from '../../../contract/page-parts.ts'
import type { Init } from '../../../contract/session.ts'
import { wallsOf } from '../../../rules/look/logo-walls.ts'
import { tintOf, type Language } from '../../../rules/project-type.ts'
import { html, type Html } from './html.ts'

export interface PageFrame {
  init: Init
  language: Language
  t: (key: string) => string
  /** Search parameters that changing the language keeps. */
  search: Readonly<Record<string, string>>
  privacy: string
}

/** `screen`: the web app takes over from this page, which needs no app by default. */
export const framed = (frame: PageFrame, content: Html, screen: FirstScreen | 'list' = 'list'): Html =>
  html` <div id="foreword" class="plain" data-screen="${screen}">
    <a class="plain-skip" href="#main">${frame.t('shell_skip_to_content')}</a>
    <header class="plain-header"><div class="plain-inner">${brandOf(frame.init)}${languagesOf(frame)}</div></header>
    <main id="main" tabindex="-1" class="plain-main">${content}</main>
    <footer class="plain-footer">
      <div class="plain-inner">
        <span>${frame.init.publicPage.footerLeft}</span><span class="plain-space"></span
        ><span>${frame.init.publicPage.footerRight}</span>
        <details class="plain-privacy">
          <summary>${frame.t('shell_privacy_policy')}</summary>
          <p>${frame.privacy}</p>
        </details>
        <span>${frame.t('shell_powered_by')}</span>
      </div>
    </footer>
  </div>`

/** Inside another website: without header and footer. */
export const embedded = (content: Html, screen: FirstScreen | 'list' = 'list'): Html =>
  html` <div id="foreword" class="plain" data-screen="${screen}" data-embedded>
    <main id="main" tabindex="-1" class="plain-main">${content}</main>
  </div>`

function brandOf({ publicPage: { headerLogo }, siteTitle, theme }: Init): Html {
  const logo = headerLogo.image
    ? html`<img src="${headerLogo.image}" alt="${siteTitle}" class="plain-logo" />`
    : html`<svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <rect width="24" height="24" rx="6" fill="${tintOf[theme]}" />
          <path
            d="${wallsOf[theme]}"
            fill="none"
            stroke="#0b1a1c"
            stroke-width="1.9"
            stroke-linecap="square"
            stroke-linejoin="miter"
          /></svg
        ><span class="plain-name">${siteTitle}</span>`
  return html`<a class="plain-brand" href="${headerLogo.url || '/'}">${logo}</a><span class="plain-space"></span>`
}

/** Buttons of a form, so that the language can be changed without scripts. */
function languagesOf({ init: { languages }, language, t, search }: PageFrame): Html | null {
  if (languages.length < 2) return null
  const kept = Object.entries(search).filter(([key]) => key !== 'lang')
  return html`<form class="plain-languages" role="group" aria-label="${t('shell_language')}">
    ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${languages.map(
      (one) =>
        html`<button name="lang" value="${one}" lang="${one}" aria-pressed="${String(one === language)}">
          <span aria-hidden="true">${one.toUpperCase()}</span
          ><span class="visually-hidden">${t(`shell_language_${one}`)}</span>
        </button>`,
    )}
  </form>`
}
