import { describe, expect, it } from 'vitest'
import { winmailOf } from '../../testing/winmail.ts'
import { parseMail } from '../parsing.ts'
import { readTnef } from './tnef.ts'

const payslip = { name: 'Lohnausweis Müller.pdf', content: Buffer.from('%PDF-1.4\nx') }

const mailWith = (winmail: Buffer, text = '') =>
  parseMail(
    Buffer.from(
      [
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        text,
        '--b',
        'Content-Type: application/ms-tnef; name=winmail.dat',
        'Content-Transfer-Encoding: base64',
        '',
        winmail.toString('base64'),
        '--b--',
      ].join('\r\n'),
    ),
  )

describe('winmail.dat', () => {
  it('gives its files under their long names, and itself no more', () => {
    const { parts, text } = mailWith(winmailOf({ text: 'Anbei.', files: [payslip, { ...payslip, name: 'b.pdf' }] }))
    expect(parts.map(({ name, content }) => [name, content.toString()])).toEqual([
      ['Lohnausweis Müller.pdf', '%PDF-1.4\nx'],
      ['b.pdf', '%PDF-1.4\nx'],
    ])
    expect(text).toBe('Anbei.')
  })

  it('says nothing twice', () => {
    expect(mailWith(winmailOf({ text: 'Anbei.', files: [payslip] }), 'Anbei.').text).toBe('Anbei.')
  })

  it.each([
    ['RTF', "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}Gr\\'fcezi\\par \\u8364? 5}", 'Grüezi\n€ 5', ''],
    [
      'RTF around HTML',
      "{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 {\\*\\htmltag64 <p>}Gr\\'fcezi{\\*\\htmltag72 </p>}}",
      'Grüezi',
      '<p>Grüezi</p>',
    ],
  ])('is read where its words are %s', (_, rtf, text, html) => {
    expect(mailWith(winmailOf({ rtf }))).toMatchObject({ text, html })
  })

  it('is kept as it came when a chunk of it is missing, wherever', () => {
    const whole = winmailOf({ text: 'Anbei.', files: [payslip] })
    for (let length = 6; length < whole.length; length++) {
      const read = readTnef(whole.subarray(0, length))
      expect([null, 'Anbei.']).toContain(read && read.text)
    }
    const { parts } = mailWith(whole.subarray(0, whole.length - 3))
    expect(parts.map(({ name }) => name)).toEqual(['winmail.dat'])
  })

  it('with groups of RTF far too deep in each other is kept as it came', () => {
    const groups = `${'{'.repeat(100_000)}${'}'.repeat(100_000)}`
    expect(readTnef(winmailOf({ rtf: `{\\rtf1\\ansi\\fromhtml1 ${groups}}` }))).toBeNull()
  })

  it('that promises more than it holds costs nothing', () => {
    const whole = winmailOf({ rtf: '{\\rtf1 x}', files: [payslip] })
    const begun = process.cpuUsage()
    for (let index = 6; index + 4 <= whole.length; index++) {
      const lying = Buffer.from(whole)
      lying.writeUInt32LE(0x7fffffff, index)
      readTnef(lying)
    }
    // CPU time in microseconds, which does not depend on the load of the machine.
    expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000)
  })
})
