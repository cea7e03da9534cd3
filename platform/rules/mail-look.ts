// Layout of mails: each element has its own styles, because mail programs remove style sheets.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes plain text for HTML content and quoted attributes. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const font =
  "font-family:Inter,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:24px;color:#1f2429;overflow-wrap:anywhere"

export const paragraphStyle = 'margin:0 0 16px'
export const linkStyle = 'color:#1f2429'

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2429;color:#ffffff;text-decoration:none;font-weight:600'

export const mailButton = ({ href, label }: { href: string; label: string }): string =>
  `<p style="margin:24px 0"><a href="${escapedHtml(href)}" style="${buttonStyle}">${escapedHtml(label)}</a></p>`

/** Wraps the body of a mail in a complete HTML page. */
export const mailPage = (subject: string, body: string): string =>
  [
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(subject)}</title></head>`,
    `<body style="margin:0;background:#f5f6f7"><div style="max-width:600px;margin:0 auto;padding:32px 24px;background:#ffffff;${font}">`,
    body,
    '</div></body></html>',
  ].join('\n')
