import { describe, expect, it } from 'vitest'
import { decodeText } from './charset.ts'
import { decodeWords, mailboxesIn } from './encoded-words.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text)

describe('bytes to text', () => {
  it.each([
    ['nothing is declared', utf8('Grüezi'), '', 'Grüezi'],
    ['nothing is declared, and it is no UTF-8', latin('Waschküche'), '', 'Waschküche'],
    ['UTF-8 is declared and is not true', latin('Waschküche'), 'utf-8', 'Waschküche'],
    ['Latin-1 is declared and is not true', utf8('Waschküche'), 'ISO-8859-1', 'Waschküche'],
    ['ASCII is declared and is not true', utf8('Waschküche'), 'us-ascii', 'Waschküche'],
    ['a made-up name is declared', latin('Waschküche'), 'x-unknown', 'Waschküche'],
    ['Windows-1252 holds what Latin-1 lacks', Buffer.from([0x80, 0x20, 0x84]), 'iso-8859-1', '€ „'],
    ['Latin-9 has its own euro', Buffer.from([0xa4]), 'iso-8859-15', '€'],
    ['another declared character set is believed', Buffer.from([0xcc, 0xc9, 0xd2]), 'koi8-r', 'лир'],
    ['a pair of letters looks like UTF-8', latin('CAFÉ\u00bb \u00ab été'), '', 'CAFÉ» « été'],
    [
      'a footer in Latin-1 follows UTF-8',
      Buffer.concat([utf8('Zürich, Bülach '), latin('Köniz')]),
      'utf-8',
      'Zürich, Bülach Köniz',
    ],
    ['it is marked as UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('ü', 'utf16le')]), '', 'ü'],
  ])('where %s', (_, bytes, declared, text) => {
    expect(decodeText(bytes, declared)).toBe(text)
  })
})

describe('encoded words', () => {
  it.each([
    ['=?utf-8?Q?K=C3=BCndigung_und_Schl=C3=BCssel?=', 'Kündigung und Schlüssel'],
    ['=?iso-8859-1?q?K=FCndigung?=', 'Kündigung'],
    ['=?utf-8?q?K=FCndigung?=', 'Kündigung'],
    ['=?utf-8?B?U2NobMO8?= =?utf-8?B?c3NlbA==?= folgt', 'Schlüssel folgt'],
    ['=?utf-8?B?U2NobMM=?=\t=?utf-8?B?vHNzZWw=?=', 'Schlüssel'],
    ['=?utf-8*de-CH?q?Gr=C3=BCezi?= du', 'Grüezi du'],
    ['Kündigung =?nonsense', 'Kündigung =?nonsense'],
  ])('%s', (value, text) => {
    expect(decodeWords(value)).toBe(text)
  })

  it('do not end a mailbox by the comma in them', () => {
    expect(mailboxesIn('=?utf-8?q?M=C3=BCller,_Anna?= <anna@example.ch>, Bo <bo@example.ch>')).toEqual([
      { name: 'Müller, Anna', address: 'anna@example.ch' },
      { name: 'Bo', address: 'bo@example.ch' },
    ])
  })
})
