// PDF that proves the signature of a confidentiality agreement: who, when, from where, and the text that was signed.

import type { ProjectRow } from '#areas/projects/server/public.ts'
import { pointsOf, signatureBox, type DrawnSignature } from '#areas/sales/rules/drawn-signature.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { ndaParagraphs } from '../../rules/nda-text.ts'
import type { InvestorRow } from '../record/investor-row.ts'

interface Certificate {
  language: Language
  project: ProjectRow
  investor: InvestorRow
  version: number
  html: string
  textSha256: Buffer
  name: string
  function: string
  email: string
  strokes: DrawnSignature | null
}

export function drawCertificate(ctx: Context, signed: Certificate): Promise<Buffer> {
  const { language, project, investor, version, name, email, strokes } = signed
  const t = translatorFor(language)
  const title = t('investors_certificate_title')
  const at = `${swissDate(dayOf(ctx.now))}, ${timeOf(ctx.now)}`
  return printDocument(
    { title, language, author: ctx.workspace.name, foot: `${project.title} · ${ctx.workspace.name}` },
    (sheet) => {
      sheet.title(title)
      sheet.table([
        [t('investors_certificate_project'), project.title],
        [t('investors_certificate_company'), investor.company],
        [t('investors_certificate_name'), [name, signed.function].filter(Boolean).join(', ')],
        [t('investors_certificate_email'), email],
        [t('investors_certificate_at'), at],
        [t('investors_certificate_address'), ctx.address || '–'],
        [t('investors_certificate_version'), String(version)],
        [t('investors_certificate_method'), t(strokes ? 'investors_sign_drawn' : 'investors_sign_click')],
        [t('investors_certificate_sha256'), signed.textSha256.toString('hex').replaceAll(/(.{8})(?=.)/g, '$1 ')],
      ])
      if (strokes) {
        sheet.heading(t('investors_certificate_signature'))
        sheet.strokes({ strokes: strokes.map(pointsOf), ...signatureBox, alt: t('investors_signature_of', { name }) })
      }
      sheet.heading(t('investors_certificate_text'))
      let item = 0
      for (const { kind, text } of ndaParagraphs(signed.html)) {
        if (kind === 'heading') sheet.subheading(text)
        else sheet.paragraph(kind === 'item' ? `${++item}. ${text}` : text)
      }
      sheet.note(t('investors_certificate_note'))
    },
  )
}
