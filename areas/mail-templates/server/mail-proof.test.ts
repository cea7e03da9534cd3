import { describe, expect, it } from 'vitest'
import { mailProof, plainText } from './mail-proof.ts'

const picture = '/api/v1/public-files/0198a1b2-0000-7000-8000-000000000001'

describe('rich text made fit for a mail', () => {
  it('keeps what the toolbar writes, with styles that mail programs keep', () => {
    expect(mailProof('<p>Guten <strong>Tag</strong><br><span style="color: #c00">rot</span></p>')).toBe(
      '<p style="margin:0 0 16px">Guten <strong>Tag</strong><br /><span style="color:#c00">rot</span></p>',
    )
  })

  it('is the same when it is done twice', () => {
    const once = mailProof(`<p>x <a href="https://a.example">y</a></p><ul><li>z</li></ul><img src="${picture}">`)
    expect(mailProof(once)).toBe(once)
  })

  it('takes out what runs, loads from elsewhere or lies over the rest', () => {
    const html =
      '<p onclick="x()" style="position:fixed;color:url(x)">a<script>x()</script><a href="javascript:x()">b</a></p>' +
      '<img src="https://spy.example/1.gif"><iframe src="https://a.example"></iframe><form><input></form>'
    const safe = mailProof(html)
    for (const word of ['script', 'onclick', 'position', 'url(', 'img', 'iframe', 'input']) {
      expect(safe).not.toContain(word)
    }
  })

  it('gives pictures a width: 70 where none is said, never wider than the mail', () => {
    expect(mailProof(`<img src="${picture}">`)).toContain('width="70"')
    expect(mailProof(`<img src="${picture}" width="2000">`)).toContain('width="600"')
  })

  it('keeps placeholders, in links too', () => {
    expect(mailProof('<p><a href="[place_offer_link]">[place_project]</a></p>')).toContain(
      'href="[place_offer_link]" style="color:#1f2429">[place_project]</a>',
    )
  })

  it('reads as plain text', () => {
    const html = '<p>Guten Tag</p><p>[place_offer_link]</p><ul><li>eins</li><li>zwei</li></ul><p>x<br>y</p><p></p>'
    expect(plainText(html)).toBe('Guten Tag\n\n[place_offer_link]\n\n– eins\n– zwei\n\nx\ny')
  })
})
