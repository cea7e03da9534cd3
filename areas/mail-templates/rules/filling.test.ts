import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillHtml, fillText, namedIn } from './filling.ts'

const allowed = ['place_fullname', 'place_object_list', 'place_offer_link', 'place_offer_comment', 'place_signature']
const link = { href: 'https://rent.example/action/x?a=1&b=2', label: 'Angebot ansehen' }
const values = {
  place_fullname: 'Anna Müller',
  place_object_list: 'Lindenweg 4\nLindenweg 6',
  place_offer_link: link,
  place_offer_comment: '',
  place_signature: { html: '<p>Gruss</p>', text: 'Gruss' },
}
const html = (body: string) => fillHtml(body, { values, allowed }).text
const text = (words: string) => fillText(words, { values, allowed }).text

describe('filling a mail', () => {
  it('puts the words where they are named, in HTML with their lines', () => {
    expect(text('Für [place_fullname]: [place_object_list]')).toBe('Für Anna Müller: Lindenweg 4\nLindenweg 6')
    expect(html('<p>Für [place_object_list]</p>')).toBe('<p>Für Lindenweg 4<br>Lindenweg 6</p>')
  })

  it('makes of a link a button, a phrase or an address, as it stands', () => {
    expect(html('<p>[place_offer_link]</p>')).toContain('background:#1f2429')
    expect(html('<p>Hier: [place_offer_link].</p>')).toContain('b=2" style="color:#1f2429">Angebot ansehen</a>.</p>')
    expect(html('<a href="[place_offer_link]">da</a>')).toBe(
      '<a href="https://rent.example/action/x?a=1&amp;b=2">da</a>',
    )
    expect(text('Bitte:\n\n[place_offer_link]\n\nDanke')).toBe(`Bitte:\n\n${link.label}\n${link.href}\n\nDanke`)
  })

  it('leaves out the line of what is rightly empty at times', () => {
    expect(html('<p>Eins</p><p>[place_offer_comment]</p><p>Zwei</p>')).toBe('<p>Eins</p><p>Zwei</p>')
    expect(text('Eins\n\n[place_offer_comment]\n\nZwei')).toBe('Eins\n\nZwei')
    expect(fillText('[place_offer_comment]', { values, allowed }).empty).toEqual([])
  })

  it('ends a paragraph before a signature that stands within it', () => {
    expect(html('<p>Bis bald<br>[place_signature]</p>')).toBe('<p>Bis bald<br></p><p>Gruss</p>')
  })

  it('names what is empty and what nobody knows', () => {
    const known = { values: { place_fullname: '  ' }, allowed }
    expect(fillText('[place_fullname] [place_of_birth]', known)).toMatchObject({
      empty: ['place_fullname'],
      unknown: ['place_of_birth'],
    })
    expect(fillHtml('<p>[place_offer_link]</p>', known).empty).toEqual(['place_offer_link'])
  })

  it('sees what was meant as a placeholder and is none', () => {
    expect(namedIn('[place_fullname] [ place_x] [Place_Y] [place_')).toEqual([
      'place_fullname',
      '[ place_x',
      'Place_Y',
      '[place_',
    ])
    const known = { values, allowed }
    expect(fillText('[place_fullname', known)).toMatchObject({ unknown: ['[place_fullname'] })
    expect(fillHtml('<p>[place_fullname ] [ place_fullname]</p>', known)).toMatchObject({
      unknown: ['[place_fullname ]', '[ place_fullname'],
    })
  })

  it('lets nobody write markup into a mail by their name', () => {
    const name = '<img src=x onerror=alert(1)>" onload="x'
    const filled = fillHtml('<p title="[place_fullname]">[place_fullname]</p><a href="[place_fullname]">x</a>', {
      values: { place_fullname: name },
      allowed,
    }).text
    expect(filled).not.toContain('<img')
    expect(filled).not.toContain('" onload')
  })

  it('never leaves a placeholder behind without saying so, and looks at no words twice', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(...allowed.map((key) => `[${key}]`), '<p>', '</p>', '\n', ' ', '[place_other]', '[place_'),
        fc.string(),
      ),
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const whole = parts.join('')
        for (const fill of [fillText, fillHtml]) {
          const filled = fill(whole, { values: { ...values, place_fullname: '[place_object_list]' }, allowed })
          if (filled.unknown.length > 0) continue
          expect(filled.text.replaceAll('[place_object_list]', '')).not.toMatch(/\[place_/i)
          expect(filled.text.includes('[place_object_list]')).toBe(whole.includes('[place_fullname]'))
        }
      }),
      { numRuns: 300 },
    )
  })
})
