import { afterAll, describe, expect, it } from 'vitest'
import { wordsOfPages } from '../testing/pdf-words.ts'
import { blocksOf } from './letter-blocks.ts'
import { createWorkers } from '../workers/workers.ts'
import { joinLetters } from './documents.ts'
import { printLetter, type PrintedLetter } from './printed-letter.ts'

const letter: PrintedLetter = {
  language: 'fr',
  subject: 'Votre appartement à Genève',
  html: '<p>Bonjour Anna</p><p>Nous vous <b>proposons</b> l’appartement.</p>',
  sender: { name: 'Lindenhof SA', lines: ['Rue du Lac 1', '1201 Genève'], logo: null, place: 'Genève' },
  address: ['Anna Müller-Çelik', 'Rue des Alpes 3', '1201 Genève'],
  writtenAt: new Date('2026-11-22T22:30:00Z'),
  enclosures: [],
  pictures: new Map(),
  words: { enclosures: 'Annexes', scan: 'Scannez', page: (page, of) => `Page ${page} sur ${of}` },
}

const wordsOf = async (changes: Partial<PrintedLetter> = {}) => {
  const { pdf, pages } = await printLetter({ ...letter, ...changes })
  return { pdf, pages, words: await wordsOfPages(pdf) }
}

describe('the words of a mail on paper', () => {
  it('are paragraphs, headings, points with their marks, and lines; what is bold stays bold', () => {
    const html = '<h2>Titel</h2><p>Eins <b>zwei</b><br>drei</p><ol><li>vier</li><li><p>fünf</p><p>mehr</p></li></ol>'
    const told = blocksOf(html).map((block) => {
      const words = 'runs' in block ? block.runs.map(({ text, isBold }) => (isBold ? `*${text}*` : text)).join('') : ''
      return `${block.kind} ${'mark' in block ? block.mark : ''}|${words}`
    })
    expect(told).toEqual([
      'heading |Titel',
      'paragraph |Eins *zwei*\ndrei',
      'item 1.|vier',
      'item 2.|fünf',
      'item |mehr',
    ])
  })

  it('are without what only a screen can do', () => {
    const html =
      '<html><head><title>Betreff</title><style>p{}</style></head><body><p>Da</p><script>x</script></body></html>'
    expect(blocksOf(html)).toMatchObject([{ kind: 'paragraph', runs: [{ text: 'Da' }] }])
  })

  it('make of a button a code with its address, and leave a link within a sentence where it is', () => {
    const html = '<p><a href="https://a.ch/x">Ansehen</a></p><p>Mehr <a href="https://a.ch">hier</a>.</p>'
    expect(blocksOf(html)).toMatchObject([
      { kind: 'button', label: 'Ansehen', href: 'https://a.ch/x' },
      { kind: 'paragraph', runs: [{ text: 'Mehr ' }, { text: 'hier', href: 'https://a.ch' }, { text: '.' }] },
    ])
  })
})

describe('a letter', () => {
  it('says from whom, to whom, where and when, about what; in the language of whom it is for', async () => {
    const { words, pdf } = await wordsOf()
    expect(words).toHaveLength(1)
    for (const said of [
      'Lindenhof SA Rue du Lac 1 1201 Genève',
      'Anna Müller-Çelik Rue des Alpes 3 1201 Genève',
      'Genève, le 22 novembre 2026',
      'Votre appartement à Genève Bonjour Anna Nous vous proposons l’appartement.',
    ]) {
      expect(words[0]).toContain(said)
    }
    const raw = pdf.toString('latin1')
    expect(raw).toContain('/Lang (fr-CH)')
    expect(raw).toContain('/MarkInfo')
  })

  it('is the same bytes whenever it is drawn', async () => {
    const [one, other] = [await wordsOf(), await wordsOf()]
    expect(one.pdf.equals(other.pdf)).toBe(true)
  })

  it('shows where links lead: of a button with a code, of a short one in the sentence, of a long one both', async () => {
    const long = 'https://rent.example/form/application/abcdefghij/klmnopqrst/status'
    const { words } = await wordsOf({
      html: `<p>Siehe <a href="https://a.ch">hier</a> und <a href="${long}">Ihre Angaben</a>.</p><p><a href="https://rent.example/action/x">Antworten</a></p>`,
    })
    expect(words[0]).toContain('Siehe hier (https://a.ch) und Ihre Angaben (https://')
    expect(words[0]).toContain(`Scannez ${long}`)
    expect(words[0]).toContain('Antworten Scannez https://rent.example/action/x')
  })

  it('numbers its pages when there are several, and names what is enclosed', async () => {
    const { words, pages } = await wordsOf({
      html: '<p>Noch ein Absatz, der eine Weile dauert.</p>'.repeat(60),
      enclosures: ['Mietvertrag.pdf'],
    })
    expect(pages).toBe(3)
    expect(words[0]).toContain('Page 1 sur 3')
    expect(words[2]).toContain('Annexes Mietvertrag.pdf')
    expect(words[2]).toContain('Page 3 sur 3')
  })
})

describe('letters in one file', () => {
  async function* two() {
    for (const name of ['Anna', 'Beat']) yield (await printLetter({ ...letter, address: [name] })).pdf
  }
  const workers = createWorkers()
  afterAll(() => workers.close())
  const joined = (isDuplex: boolean) =>
    joinLetters({ workers }, two(), { title: '2', isDuplex, madeAt: letter.writtenAt })

  it('follow each other, on both sides each on a sheet of its own', async () => {
    const [single, duplex] = [await joined(false), await joined(true)]
    expect(single.pages).toBe(2)
    const words = await wordsOfPages(duplex.pdf)
    expect(words.map((page) => /Anna|Beat/.exec(page)?.[0] ?? '')).toEqual(['Anna', '', 'Beat'])
  })
})
