// Parsing of raw messages: names, text, signatures, and work limits.

import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { answerTo, answerWith } from '../testing/answers.ts'
import { caseMail } from '../testing/case-mails.ts'
import { parseMail } from './parsing.ts'

const read = (lines: readonly string[]) => parseMail(Buffer.from(lines.join('\r\n')))
const namesIn = ({ parts }: ReturnType<typeof parseMail>) => parts.map(({ name }) => name)

const fileWith = (disposition: string) =>
  read([
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; ${disposition}`,
    '',
    '%PDF',
    '--b--',
  ])

describe('names of files', () => {
  it.each([
    ['filename="Kündigung.pdf"', 'Kündigung.pdf'],
    ['filename="=?utf-8?q?K=C3=BCndigung=2Epdf?="', 'Kündigung.pdf'],
    ["filename*=utf-8''K%C3%BCndigung.pdf", 'Kündigung.pdf'],
    ["filename*=iso-8859-1''K%FCndigung.pdf", 'Kündigung.pdf'],
    ['filename*0*=utf-8\'\'K%C3%BCn; filename*1*=dig; filename*2="ung 1.pdf"', 'Kündigung 1.pdf'],
    ['filename=Rechnung (1).pdf', 'Rechnung (1).pdf'],
    ['filename="a;b \\"c\\".pdf"', 'a;b "c".pdf'],
    ['filename="../../etc/passwd"', '.._.._etc_passwd'],
    ['filename="rlo\u202egnp.exe"', 'rlognp.exe'],
  ])('%s', (disposition, name) => {
    expect(namesIn(fileWith(disposition))).toEqual([name])
  })

  it('are read in Latin-1 without a mark, too', () => {
    const raw = answerWith({ to: 'a@b.ch' }, [
      { name: 'Kündigung.pdf', type: 'application/pdf', content: Buffer.from('%PDF') },
    ])
    expect(namesIn(parseMail(Buffer.from(raw, 'latin1')))).toEqual(['Kündigung.pdf'])
  })
})

describe('words', () => {
  it('of alternatives are said once, of parts beside each other one after the other', () => {
    const parts = (kind: string) => [
      `Content-Type: multipart/${kind}; boundary=b`,
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Als Text',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Als HTML</p>',
      '--b--',
    ]
    expect(read(parts('alternative'))).toMatchObject({ text: 'Als Text', html: '<p>Als HTML</p>' })
    expect(read(parts('mixed')).text).toBe('Als Text\nAls HTML')
  })

  it('that are flowed are put together', () => {
    const lines = ['Content-Type: text/plain; format=flowed', '', 'Ein Satz, der ', 'weitergeht.', '', '-- ', 'Anna']
    expect(read(lines).text).toBe('Ein Satz, der weitergeht.\n\n-- \nAnna')
  })

  it('are read from a message that was cut off', () => {
    const lines = ['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'Bis hier']
    expect(read(lines).text).toBe('Bis hier')
  })

  it('with a file name are a file, unless there are no others', () => {
    const part = (name: string, text: string) => ['--b', `Content-Type: text/plain; name=${name}`, '', text]
    const lines = [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...part('a.txt', 'Guten Tag'),
      ...part('b.txt', 'x'),
    ]
    expect(read(lines)).toMatchObject({ text: 'Guten Tag', parts: [{ name: 'b.txt' }] })
  })
})

it('reads as another parser does what both can read', async () => {
  const mails = [
    answerTo({ to: 'a@b.ch', subject: '=?utf-8?q?Gr=C3=BCezi?=', text: 'Zeile\r\n\r\nöäü' }),
    answerWith({ to: 'A <a@b.ch>', from: '=?utf-8?q?Anna_M=C3=BCller?= <anna@example.ch>' }, [
      { name: 'Plan.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 öä') },
      { name: 'b.txt', type: 'text/plain', content: Buffer.from('Grüezi') },
    ]),
    caseMail('m24-office-attachments').toString(),
  ]
  for (const raw of mails) {
    const ours = parseMail(Buffer.from(raw))
    const theirs = await simpleParser(raw)
    expect(ours.subject).toBe(theirs.subject)
    expect(ours.text.trim()).toBe(theirs.text?.trim())
    expect(ours.from).toEqual(theirs.from?.value[0])
    expect(ours.parts.map(({ name, content }) => [name, content.toString('hex')])).toEqual(
      theirs.attachments.map(({ filename, content }) => [filename, content.toString('hex')]),
    )
  }
})

describe('signed mails', () => {
  it('bring their signature as a fact, not as a file', () => {
    const mail = read([
      'Content-Type: multipart/signed; boundary=b; protocol="application/pkcs7-signature"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Unterschrieben',
      '--b',
      'Content-Type: application/pkcs7-signature; name=smime.p7s',
      'Content-Disposition: attachment; filename=smime.p7s',
      '',
      'MIIF',
      '--b--',
    ])
    expect([mail.text, mail.isSigned, mail.parts]).toEqual(['Unterschrieben', true, []])
  })

  it('are read when they were streamed into their signature', () => {
    const mail = parseMail(caseMail('signed-streamed'))
    expect([mail.text, mail.isSigned, namesIn(mail)]).toEqual(['Gestreamt signiert.', true, ['a.csv']])
  })

  it('that are files of their own are left as they are', () => {
    const base64 = caseMail('m05-smime-opaque').toString().split('\n\n')[1] ?? ''
    const lines = [
      'Content-Type: application/pkcs7-signature-file; name=Vertrag.pdf.p7m',
      'Content-Transfer-Encoding: base64',
    ]
    expect(namesIn(read([...lines, '', base64]))).toEqual(['Vertrag.pdf.p7m'])
  })

  it('are kept as a file when they are encrypted, or broken at any place', () => {
    const whole = caseMail('encrypted')
    expect([parseMail(whole).isSigned, namesIn(parseMail(whole))]).toEqual([false, ['smime.p7m']])
    const signed = caseMail('m05-smime-opaque')
    for (let length = 500; length < signed.length; length += 97) {
      expect(() => parseMail(signed.subarray(0, length))).not.toThrow()
    }
  })
})

describe('work that strangers make', () => {
  it('names what is beyond the parts that are read', () => {
    const raw = `Content-Type: multipart/mixed; boundary=b\n\n${'--b\nContent-Type: image/png\n\nx\n'.repeat(500)}--b--`
    expect(namesIn(parseMail(Buffer.from(raw))).at(-1)).toBe('… (> 300)')
    expect(parseMail(Buffer.from(`\n${'x'.repeat(300_000)}`)).text).toMatch(/x \[…\]$/)
  })

  it('ends where parts lie deeper than 50 in each other', () => {
    const nested = (depth: number) =>
      read(Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`))
    expect(() => nested(50)).not.toThrow()
    expect(() => nested(60)).toThrow('deeper than 50')
  })

  it.each([
    ['parts', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(300_000)}`],
    ['lines that look like boundaries', `Content-Type: multipart/mixed; boundary=b\n\n${'--bb\n'.repeat(500_000)}`],
    [
      'parts of HTML',
      `Content-Type: multipart/mixed; boundary=b\n\n${`--b\nContent-Type: text/html\n\n${'<p>'.repeat(20_000)}\n`.repeat(200)}`,
    ],
    ['recipients', `To: ${Array.from({ length: 100_000 }, (_, n) => `a${n}@b.ch`).join(', ')}\n\nx`],
    ['encoded words', `Subject: ${'=?utf-8?q?=FC?= '.repeat(100_000)}\n\nx`],
    ['parameters', `Content-Type: text/plain${';a*1=b'.repeat(80_000)}\n\nx`],
    ['fields', `${'A: b\n'.repeat(100_000)}\nx`],
    ['escapes', `Content-Transfer-Encoding: quoted-printable\n\n${'=FC'.repeat(700_000)}`],
    ['elements of a signature', `Content-Type: application/pkcs7-mime\n\n${'\x30\x80'.repeat(1_000_000)}`],
  ])('stays small with very many %s', (_, raw) => {
    const begun = process.cpuUsage()
    const { recipients, parts } = parseMail(Buffer.from(raw, 'latin1'))
    // CPU time in microseconds, which does not depend on the load of the machine.
    expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000)
    expect(recipients.length).toBeLessThanOrEqual(100)
    expect(parts.length).toBeLessThanOrEqual(300)
  })
})
