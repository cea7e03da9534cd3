// Denial letter: the wording of the project or of the clerk, filled in the language of the applicant.

import { inBrackets } from '#areas/mail-templates/rules/filling.ts'
import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import {
  htmlOf,
  inProjectWords,
  mailWriter,
  type ProcessMail,
  type Values,
} from '#areas/mail-templates/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { DenialTemplate } from '../../rules/denial.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import { addressedTo } from '../dossier/letters.ts'
import { applicationValues } from '../details/mail-values.ts'
import { findObject } from '../details/object-row.ts'
import { wishesBeside, wishesOf, type WishInDenial } from '../details/open-wishes.ts'

export interface GivenWords {
  template: DenialTemplate
  subject?: string | undefined
  wording?: string | undefined
  mail?: MailWords | undefined
}

/** Scope of a denial; the letter states the same. */
export interface DenialScope {
  /** If omitted: all wishes not yet denied. */
  objectId?: string | undefined
  endsApplication: boolean
}

export const kindOf = (template: DenialTemplate) => `denial_${template}` as const

/** Uses the standard text if the project has no template. */
export const denialMail = (
  ctx: Context,
  row: ApplicationRow,
  template: DenialTemplate,
  scope: DenialScope,
): ProcessMail<MailDraft> => ({
  kind: kindOf(template),
  isStandard: true,
  usual: { ...addressedTo(row), kind: 'denial', subject: '', paragraphs: [] },
  values: () => denialValues(ctx, row, scope),
})

/** Returns the mail text that the clerk chose or wrote. A missing subject or body is taken from the template. */
export async function chosenWords(
  ctx: Context,
  row: ApplicationRow,
  given: GivenWords,
): Promise<MailWords | undefined> {
  const { template, subject, wording, mail } = given
  if (!subject && !wording) return mail
  const writer = await mailWriter(ctx, [kindOf(template)])
  const { language } = row
  const usual = writer.wordsOf({ kind: kindOf(template), language })
  const words = { subject: subject || usual.subject, body: wording ? bodyOf(wording) : usual.bodyHtml }
  return { ...mail, texts: { [language]: words } }
}

/** Returns the letter to send and its text for the file. */
export async function denialLetter(
  ctx: Context,
  row: ApplicationRow,
  given: GivenWords,
  scope: DenialScope,
): Promise<MailDraft & { text: string }> {
  const mail = denialMail(ctx, row, given.template, scope)
  const words = await chosenWords(ctx, row, given)
  if (given.subject || given.wording) await assertFields(ctx, mail, words?.texts?.[row.language])
  const letter = await inProjectWords(ctx, mail, words)
  return { ...letter, text: letter.written?.text ?? '' }
}

/** Reports errors in a custom text at its own fields. */
async function assertFields(
  ctx: Context,
  { kind, usual: { language }, values }: ProcessMail<MailDraft>,
  words: { subject: string; body: string } | undefined,
): Promise<void> {
  if (!words) return
  const given = { subject: words.subject, bodyHtml: words.body }
  const outcome = (await mailWriter(ctx, [kind])).write({ kind, language, values: await values(), given })
  if ('unknown' in outcome) throw faultOf(given, outcome)
}

/** Plain text is placed between greeting and signature; an empty line starts a paragraph. */
const bodyOf = (wording: string): string =>
  /<(?:p|div|ul|ol|table)\b/.test(wording) ? wording : htmlOf(['[place_letter_salutation]', ...wording.split(/\n{2,}/)])

function faultOf(given: { subject: string }, { empty, unknown }: { empty: string[]; unknown: string[] }) {
  const [placeholder = ''] = [...unknown, ...empty]
  const field = given.subject.includes(inBrackets(placeholder)) ? 'subject' : 'wording'
  const key = unknown.length > 0 ? 'applications_placeholder_unknown' : 'applications_placeholder_empty'
  return fieldRefusal(field, key, { placeholder })
}

/** Returns the objects named in the letter. */
export async function objectsInDenial(
  ctx: Context,
  row: ApplicationRow,
  { objectId }: Pick<DenialScope, 'objectId'>,
): Promise<readonly Pick<WishInDenial, 'title' | 'lettingState'>[]> {
  if (objectId) return [(await findObject(ctx, objectId)).object]
  return (await wishesOf(ctx, [row.id]))(row.id).toName
}

export async function denialValues(ctx: Context, row: ApplicationRow, scope: DenialScope): Promise<Values> {
  const values = await applicationValues(ctx, row)
  const titles = (await objectsInDenial(ctx, row, scope)).map(({ title }) => title)
  return {
    ...values,
    ...(titles.length > 0 && { place_object_list: titles.join(', ') }),
    place_application_outcome: await outcomeWords(ctx, row, scope),
  }
}

/** Returns the sentence that the application has ended, or for which objects it continues. */
async function outcomeWords(ctx: Context, row: ApplicationRow, scope: DenialScope): Promise<string> {
  const t = translatorFor(row.language, ctx.workspace.projectType)
  const { objectId } = scope
  if (scope.endsApplication || !objectId) return t('applications_denial_outcome_ended')
  const others = wishesBeside((await wishesOf(ctx, [row.id]))(row.id), objectId)
  if (others.length === 0) return t('applications_denial_outcome_goes_on')
  const names = others.map(({ title }) => t('applications_quoted', { title }))
  return t('applications_denial_outcome_goes_on_for', {
    objects: new Intl.ListFormat(`${row.language}-CH`).format(names),
  })
}
