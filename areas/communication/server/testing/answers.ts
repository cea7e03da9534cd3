// Replies and bounce reports in the format of real mail programs and servers.

interface Answer {
  to: string
  from?: string
  subject?: string
  inReplyTo?: string
  text?: string
  id?: string
  headers?: string[]
}

export function answerTo({
  to,
  from = 'Anna Müller <anna@example.ch>',
  subject = 'Re: Ihre Anfrage',
  ...rest
}: Answer): string {
  const {
    inReplyTo,
    text = 'Gerne am Samstag.\r\n\r\nAm 1.2.2026 schrieb Lindenhof <x@y.ch>:\r\n> Wann?',
    id,
    headers = [],
  } = rest
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${id ?? `<${crypto.randomUUID()}@example.ch>`}`,
    ...(inReplyTo ? [`In-Reply-To: ${inReplyTo}`, `References: ${inReplyTo}`] : []),
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
  ].join('\r\n')
}

/** A reply from a program that writes HTML, with a plain text alternative. */
export function answerInHtml(answer: Omit<Answer, 'text'>, html: string, text?: string): string {
  const [head = ''] = answerTo(answer).split('\r\n\r\n')
  const lines = head.replace(/\r\nContent-Type: [^\r]*\r\nContent-Transfer-Encoding: 8bit/, '')
  const part = (type: string, words: string) => [`Content-Type: text/${type}; charset=utf-8`, '', words]
  if (text === undefined) return [lines, ...part('html', html), ''].join('\r\n')
  return [
    `${lines}\r\nContent-Type: multipart/alternative; boundary="h"`,
    '',
    '--h',
    ...part('plain', text),
    '--h',
    ...part('html', html),
    '--h--',
    '',
  ].join('\r\n')
}

interface File {
  name: string
  type: string
  content: Buffer
}

export function answerWith(answer: Answer, files: readonly File[]): string {
  const whole = answerTo(answer)
  const [head = '', ...body] = whole.split('\r\n\r\n')
  const lines = head.replace(/\r\nContent-Type: [^\r]*\r\nContent-Transfer-Encoding: 8bit/, '')
  return [
    `${lines}\r\nContent-Type: multipart/mixed; boundary="b"`,
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    body.join('\r\n\r\n'),
    ...files.flatMap(({ name, type, content }) => [
      '--b',
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64'),
    ]),
    '--b--',
    '',
  ].join('\r\n')
}

interface Report {
  to: string
  action?: string
  status?: string
  diagnostic?: string
  envelopeId?: string
  messageId?: string
}

/** Bounce report in the format of Postfix. */
export function reportOf({ to, action = 'failed', status = '5.1.1', envelopeId, messageId, ...rest }: Report): string {
  const { diagnostic = 'smtp; 550 5.1.1 <anna@example.ch>: Recipient address rejected: User unknown' } = rest
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.ch (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${crypto.randomUUID()}@mx.example.ch>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="r"',
    '',
    '--r',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--r',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.ch',
    ...(envelopeId ? [`Original-Envelope-Id: ${envelopeId}`] : []),
    'Arrival-Date: Sun, 22 Nov 2026 10:00:00 +0100',
    '',
    'Final-Recipient: rfc822; anna@example.ch',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mail.example.ch',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--r',
    'Content-Type: text/rfc822-headers',
    '',
    'From: post@quartier.example',
    ...(messageId ? [`Message-ID:`, ` ${messageId}`] : []),
    'Subject: Ihre Anfrage',
    '',
    '--r--',
    '',
  ].join('\r\n')
}

/** A complaint in the format that providers with a spam button send (RFC 5965). */
export const complaintAbout = ({ to, messageId }: { to: string; messageId: string }): string =>
  reportOf({ to, messageId })
    .replaceAll('report-type=delivery-status', 'report-type=feedback-report')
    .replace('Content-Type: message/delivery-status', 'Content-Type: message/feedback-report')
    .replace('Reporting-MTA: dns; mx.example.ch', 'Feedback-Type: abuse')

/** Multiparts nested deeper than the parser reads. */
export const tooDeep = (to: string): string =>
  [
    `To: ${to}`,
    ...Array.from({ length: 60 }, (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}`),
    '',
  ].join('\r\n')
