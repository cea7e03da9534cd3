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
  ['<p>Davor</p>Ohne Element<p>Danach</p>', ['paragraph Davor', 'paragraph Ohne Element', 'paragraph Danach']],
  ['<blockquote>Zitat</blockquote><div>Block</div>', ['paragraph Zitat', 'paragraph Block']],
  ['<ol><li><p>Erstens</p></li><li>Zweitens</li></ol>Ende', ['item Erstens', 'item Zweitens', 'paragraph Ende']],
])('%s', (html, paragraphs) => {
  expect(ndaParagraphs(html).map(({ kind, text }) => `${kind} ${text}`)).toEqual(paragraphs)
})
