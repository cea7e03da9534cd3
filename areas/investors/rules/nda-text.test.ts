import { expect, it } from 'vitest'
import { ndaParagraphs } from './nda-text.ts'

it.each([
  [
    '<h2>Vertraulichkeit</h2><ol><li>Wir &amp; Sie.</li><li>Zwei <b>Jahre</b></li></ol>',
    ['heading Vertraulichkeit', 'item Wir & Sie.', 'item Zwei Jahre'],
  ],
  ['<p>Eins<br>zwei</p><p></p>', ['paragraph Eins\nzwei']],
  ['Nur Text\nzweite Zeile', ['paragraph Nur Text', 'paragraph zweite Zeile']],
  ['<p>&#8211; &unbekannt; &lt;b&gt;</p>', ['paragraph – &unbekannt; <b>']],
  ['', []],
])('%s', (html, paragraphs) => {
  expect(ndaParagraphs(html).map(({ kind, text }) => `${kind} ${text}`)).toEqual(paragraphs)
})
