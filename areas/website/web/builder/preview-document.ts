// The document of the preview: style sheets of the public page, and its content without any script.

import { partsId, type PageParts } from '#platform/contract/page-parts.ts'

/** HTML and styles that the server rendered from a content. */
export interface ShownPage {
  html: string
  look: string
}

/** An empty document with the style sheets that the built page names, and the fonts of the app. */
export function previewShell(): string {
  const parts: PageParts = JSON.parse(document.getElementById(partsId)?.textContent || '{}')
  const sheets = [...(parts.list?.styles ?? []), ...(parts.site?.styles ?? [])]
  return `<!doctype html><html><head><meta charset="utf-8">${sheets
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')}<style>${fontFaces()}</style><style>${marks}</style><style id="look"></style></head><body></body></html>`
}

/** The selected block has a frame; links lead nowhere. */
const marks = `[data-chosen]{outline:3px solid var(--q-focus);outline-offset:6px;border-radius:4px}
.site-section,.site-opening{cursor:pointer}html{scroll-behavior:smooth}`

const fontFaces = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('')

/** Replaces the content and keeps the scroll position. */
export function showPage(frame: Document, { html, look }: ShownPage, language: string): void {
  const style = frame.getElementById('look')
  if (style && style.textContent !== look) style.textContent = look
  frame.documentElement.lang = `${language}-CH`
  // The frame is sandboxed without scripts, and the server has cleaned the HTML.
  frame.body.innerHTML = html
}

export function markChosen(frame: Document, chosen: string | null, isScrolling: boolean): void {
  for (const one of frame.querySelectorAll('[data-chosen]')) one.removeAttribute('data-chosen')
  const block = chosen === null ? null : frame.getElementById(chosen)
  block?.setAttribute('data-chosen', '')
  if (isScrolling) block?.scrollIntoView({ block: 'nearest' })
}

/** Selects the block that was clicked, instead of following links and sending forms. */
export function hearClicks(frame: Document, onBlock: (id: string) => void): void {
  const hear = (event: Event) => {
    event.preventDefault()
    const target = event.target
    if (!target || !('closest' in target) || typeof target.closest !== 'function') return
    const block: unknown = target.closest('.site-section, .site-opening')
    if (block && typeof block === 'object' && 'id' in block) onBlock(String(block.id))
  }
  frame.addEventListener('click', hear)
  frame.addEventListener('submit', (event) => event.preventDefault())
}
