import { expect, it } from 'vitest'
import { ndaBlocks, ndaParagraphs } from './nda-text.ts'

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
  ['<OL><LI>Gross</LI></OL><H2>Titel</H2>Danach', ['item Gross', 'heading Titel', 'paragraph Danach']],
  ['<p>Davor</p><hr>Danach', ['paragraph Davor', 'paragraph Danach']],
  ['<ol><li>A<ul><li>B</li></ul>C</li></ol>', ['item A', 'item B', 'item C']],
  ['<p> </p><p> A &AMP; B &amp; C<br>D<br>E </p>', ['paragraph A & B & C\nD\nE']],
  ['<ol><li><p>Erstens</p></li><li>Zweitens</li></ol>Ende', ['item Erstens', 'item Zweitens', 'paragraph Ende']],
])('%s', (html, paragraphs) => {
  expect(ndaParagraphs(html).map(({ kind, text }) => `${kind} ${text}`)).toEqual(paragraphs)
})

it('shows a title once, also if the text begins with it', () => {
  const text = '<p><strong>Vertraulichkeitserklärung</strong></p><ol><li>Eins</li></ol>'
  const list = { kind: 'list', items: ['Eins'] }
  expect(ndaBlocks(ndaParagraphs(text), 'Vertraulichkeitserklärung')).toEqual([list])
  expect(ndaBlocks(ndaParagraphs(text), 'Accord de confidentialité')).toEqual([
    { kind: 'paragraph', text: 'Vertraulichkeitserklärung' },
    list,
  ])
})

it('keeps the order of lists and paragraphs', () => {
  const text = '<h2>A</h2><ol><li>Eins</li><li>Zwei</li></ol><h2>B</h2><ol><li>Drei</li></ol><p>Ende</p>'
  expect(ndaBlocks(ndaParagraphs(text), '')).toEqual([
    { kind: 'heading', text: 'A' },
    { kind: 'list', items: ['Eins', 'Zwei'] },
    { kind: 'heading', text: 'B' },
    { kind: 'list', items: ['Drei'] },
    { kind: 'paragraph', text: 'Ende' },
  ])
})
