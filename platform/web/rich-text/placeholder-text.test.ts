import { describe, expect, it } from 'vitest'
import { asKept, embedAttribute, withPlaceholderAt, withTokens } from './placeholder-text.ts'

describe('rich text with placeholders', () => {
  it('shows a placeholder as a word and keeps it as text', () => {
    const kept = '<p>Guten Tag [place_fullname]</p>'
    const shown = '<p>Guten Tag <span data-placeholder="place_fullname">[place_fullname]</span></p>'
    expect(withTokens(kept)).toBe(shown)
    expect(asKept(shown)).toBe(kept)
    expect(asKept('<p><span class="token" data-placeholder="place_x" contenteditable="false">Name</span></p>')).toBe(
      '<p>[place_x]</p>',
    )
  })

  it('leaves where a link leads as it is', () => {
    const link = '<p><a href="[place_offer_link]">Angebot</a></p>'
    expect(withTokens(link)).toBe(link)
  })

  it('keeps embedded HTML as it was written', () => {
    const html = '<table><tr><td>"50 %" [place_x]</td></tr></table>'
    expect(asKept(`<div data-embed="${embedAttribute(html)}"></div>`)).toBe(`<div class="html-embed">${html}</div>`)
  })

  it('is nothing when nothing is written, and has no empty end', () => {
    expect(asKept('<p></p>')).toBe('')
    expect(asKept('<p>a</p><p></p>')).toBe('<p>a</p>')
  })

  it('puts a placeholder where one wrote last', () => {
    expect(withPlaceholderAt('Für alle', 'place_x', { start: 4, end: 8 })).toEqual({ text: 'Für [place_x]', caret: 13 })
  })
})
