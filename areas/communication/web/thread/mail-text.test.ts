import { describe, expect, it } from 'vitest'
import { piecesOf, readText } from './mail-text.ts'

describe('what a mail answers to', () => {
  it('steps back behind the new words', () => {
    const text =
      'Ja, gerne.\n\nAm 20.11.2026 um 14:05 schrieb Verwaltung Muster:\n> Passt Ihnen Montag?\n> Freundliche Grüsse'
    expect(readText(text)).toEqual({
      words: 'Ja, gerne.',
      quoted: 'Am 20.11.2026 um 14:05 schrieb Verwaltung Muster:\n> Passt Ihnen Montag?\n> Freundliche Grüsse',
    })
  })

  it('is known in French too, and without an announcement', () => {
    expect(readText('Oui\r\nLe 20 novembre 2026 à 14:05, Gérance a écrit :\r\n> Lundi?').words).toBe('Oui')
    expect(readText('Oui\n\n> Lundi?\n').quoted).toBe('> Lundi?')
  })

  it('stays where words stand between the lines', () => {
    const between = '> Passt Montag?\nJa.\n> Und Dienstag?\nNein.'
    expect(readText(between)).toEqual({ words: between, quoted: '' })
  })

  it('is the mail itself when there is nothing else', () => {
    expect(readText('> weitergeleitet')).toEqual({ words: '> weitergeleitet', quoted: '' })
  })
})

describe('addresses in a text', () => {
  it('become links without the point of the sentence', () => {
    expect(piecesOf('Siehe https://rent.example/a?b=1.')).toEqual([
      { text: 'Siehe ' },
      { text: 'https://rent.example/a?b=1', href: 'https://rent.example/a?b=1' },
      { text: '.' },
    ])
  })

  it('are those of the web alone', () => {
    expect(piecesOf('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }])
  })
})
