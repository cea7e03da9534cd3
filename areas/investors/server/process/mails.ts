// Mails to investors, in their language. Their text is the project's own or the standard text.

import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import type { MailKind } from '#areas/mail-templates/rules/kinds.ts'
import { inProjectWords, sendProcessMail, type ProcessMail, type Values } from '#areas/mail-templates/server/public.ts'
import { memorandumPath, teaserPath } from '#areas/projects/rules/project-address.ts'
import type { ProjectRow } from '#areas/projects/server/public.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import type { InvestorRow } from '../record/investor-row.ts'
import { optOutToken } from './opt-out-token.ts'

interface InvestorMail {
  kind: MailKind
  values?: Values
  /** Link that the mail is about. */
  button?: { label: string; href: string }
  attachments?: readonly string[]
  /** Not asked for by the investor: has the headers by which mail programs unsubscribe. */
  isNews?: boolean
  /** By default the first contact person. */
  to?: { name: string; address: string }
}

export function investorMail(
  ctx: Context,
  row: InvestorRow,
  { kind, values = {}, button, attachments = [], isNews = false, to }: InvestorMail,
): ProcessMail<MailDraft> {
  const { language } = row
  const t = translatorFor(language, ctx.workspace.projectType)
  const recipient = to ?? { name: row.contactName, address: row.contactEmail ?? '' }
  const usual: MailDraft = {
    kind: kind.replaceAll('_', '-'),
    record: { kind: 'investor', id: row.id },
    language,
    to: recipient,
    subject: t(`mail_templates_kind_${kind}`),
    greeting: t('applications_mail_greeting', { name: recipient.name }),
    paragraphs: [t('investors_mail_fallback', { company: row.company })],
    closing: t('applications_mail_closing'),
    attachments,
    isNews,
    ...(button && { button }),
  }
  return {
    kind,
    usual,
    isStandard: true,
    values: () => ({
      place_letter_salutation: t('applications_mail_greeting', { name: recipient.name }),
      place_fullname: recipient.name,
      place_email: recipient.address,
      place_investor_company: row.company,
      ...values,
    }),
  }
}

/** Sent by staff, who can call it back for a while. */
export const mailByHand = (ctx: Context, row: InvestorRow, mail: InvestorMail, words?: MailWords): Promise<string> =>
  sendProcessMail(ctx, investorMail(ctx, row, mail), words)

export const mailItself = async (ctx: Context, row: InvestorRow, mail: InvestorMail): Promise<string> =>
  queueMail(ctx, await inProjectWords(ctx, investorMail(ctx, row, mail)))

export const inLanguage = (path: string, language: Language): string =>
  language === 'de' ? path : `${path}?language=${language}`

export const teaserLink = (ctx: Context, project: ProjectRow, language: Language) => ({
  label: translatorFor(language)('investors_mail_teaser_button'),
  href: ctx.linkTo(inLanguage(teaserPath(project.slug), language)),
})

export const memorandumLink = (ctx: Context, project: ProjectRow, language: Language) => ({
  label: translatorFor(language)('investors_mail_memorandum_button'),
  href: ctx.linkTo(inLanguage(memorandumPath(project.slug), language)),
})

/** `applyId` is null in a preview, whose links open nothing. */
export const optOutLink = (ctx: Context, project: ProjectRow, applyId: string | null, language: Language) => ({
  label: translatorFor(language)('investors_mail_opt_out'),
  href: ctx.linkTo(
    inLanguage(
      `/action/${project.slug}/${applyId === null ? '…' : optOutToken(ctx, project.slug, applyId)}/investor-opt-out`,
      language,
    ),
  ),
})

/** Empty without a deadline; the line of the mail is then left out. */
export function deadlineValues({ nboDue, boDue }: ProjectRow, language: Language): Values {
  const t = translatorFor(language)
  return {
    place_nbo_deadline: nboDue ? t('investors_mail_nbo_deadline', { date: swissDate(nboDue) }) : '',
    place_bo_deadline: boDue ? t('investors_mail_bo_deadline', { date: swissDate(boDue) }) : '',
  }
}
