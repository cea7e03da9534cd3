// Fills the placeholders of a text written by staff for its recipient. A missing value rejects the mail and is named
// in the error.

import { letterOf, namesOf, readTemplates, writtenMail, type Values } from '#areas/mail-templates/server/public.ts'
import { namedIn } from '#areas/mail-templates/rules/filling.ts'
import { isMailKind, placeholdersOf, type MailKind } from '#areas/mail-templates/rules/kinds.ts'
import { isPlaceholder, placeholderSources } from '#areas/mail-templates/rules/placeholders.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { kindOf, type ThreadRow } from '../inbox/thread-row.ts'

export interface Addressee {
  name: string
  address: string
  language: Language
  /** Set for one person of a household. */
  adultId?: string
  /** Set for another correspondent: the mail of theirs that is answered. */
  answersMailId?: string
}

interface Written {
  subject: string
  body: string
}

type About = Pick<ThreadRow, 'id' | 'recordKind' | 'recordId'>

/**
 * Mail kind whose placeholders cover only the recipient, the project and the sender: no data or links of the record.
 */
export const kindForOthers: MailKind = 'free_interested_people'

/** Mail kind that decides which placeholders are available. */
export function kindFor(ctx: StaffContext, thread: About, addressee?: Addressee): MailKind {
  const words = kindOf(ctx, thread)?.words
  if (!words || addressee?.answersMailId) return kindForOthers
  return templateKind((addressee?.adultId && words.personTemplate) || words.template)
}

/** Kind of the templates for mails to one person of the record. */
export const kindForPerson = (ctx: StaffContext, thread: About): MailKind => {
  const template = kindOf(ctx, thread)?.words.personTemplate
  return template ? templateKind(template) : kindFor(ctx, thread)
}

/** Record kinds name their templates as plain strings; a test checks that these exist. */
export function templateKind(template: string): MailKind {
  if (!isMailKind(template)) throw new Error(`there are no templates of the kind ${template}`)
  return template
}

export async function filledFor(
  ctx: StaffContext,
  thread: About,
  { addressee, words }: { addressee: Addressee; words: Written },
): Promise<Letter> {
  const { language, name } = addressee
  if (addressee.answersMailId) assertNothingOfRecord(ctx, words)
  const mail = await writtenMail(ctx, {
    kind: kindFor(ctx, thread, addressee),
    language,
    values: await valuesFor(ctx, thread, addressee),
    given: { subject: words.subject, bodyHtml: words.body },
    to: name,
  })
  return letterOf(language, mail)
}

/** Refuses placeholders of the record, so that another correspondent does not learn about the household. */
function assertNothingOfRecord(ctx: StaffContext, words: Written): void {
  const allowed: readonly string[] = placeholdersOf(kindForOthers)
  for (const field of ['subject', 'body'] as const) {
    const ofRecord = namedIn(words[field]).filter((key) => isPlaceholder(key) && !allowed.includes(key))
    if (ofRecord.length > 0) {
      throw fieldRefusal(field, 'communication_not_for_others', { names: namesOf(ctx, ofRecord) })
    }
  }
}

async function valuesFor(ctx: StaffContext, thread: About, addressee: Addressee): Promise<Values> {
  const usual = {
    place_letter_salutation: translatorFor(addressee.language, ctx.workspace.projectType)(
      'applications_mail_greeting',
      { name: addressee.name },
    ),
    place_fullname: addressee.name,
    place_email: addressee.address,
  }
  const { recordId } = thread
  if (addressee.answersMailId || !recordId) return usual
  const spoken = { languageOf: () => addressee.language, personId: addressee.adultId }
  const values = await kindOf(ctx, thread)?.words.valuesOf(ctx, [recordId], spoken)
  return { ...usual, ...values?.get(recordId) }
}

/**
 * Templates of the project for such a mail, in the language of the recipient; in the other language if a template has
 * no version in it.
 */
export async function templatesFor(ctx: StaffContext, thread: About, language: Language) {
  const kinds = [...new Set([kindFor(ctx, thread), kindForPerson(ctx, thread)])]
  const templates = await readTemplates(ctx, kinds)
  return templates.flatMap(({ id, title, texts }) => {
    const spoken = [language, ...languages].find((one) => texts[one]) ?? language
    const words = texts[spoken]
    return words
      ? [{ value: id, displayName: title, subject: words.subject, body: words.bodyHtml, language: spoken }]
      : []
  })
}

/** Placeholders for the picker, with title and source group. */
export const placeholderChoices = (ctx: StaffContext, kind: MailKind) =>
  placeholdersOf(kind).map((key) => ({
    key,
    title: ctx.t(`mail_templates_${key}`),
    group: ctx.t(`mail_templates_source_${sourceOf(key)}`),
  }))

const sources = Object.entries(placeholderSources)
const sourceOf = (key: string): string => sources.find(([, keys]) => keys.some((one) => one === key))?.[0] ?? 'misc'
