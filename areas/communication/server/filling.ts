// Words of a person, filled for whom they are written to. What is missing stops the mail and is named.

import { householdValues } from '#areas/applications/server/public.ts'
import { interestedOf, interestedValues } from '#areas/interested-people/server/public.ts'
import { waitlistRequest } from '#areas/waitlist/server/tables.ts'
import { letterOf, namesOf, readTemplates, writtenMail, type Values } from '#areas/mail-templates/server/public.ts'
import { namedIn } from '#areas/mail-templates/rules/filling.ts'
import { placeholdersOf, type MailKind } from '#areas/mail-templates/rules/kinds.ts'
import { isPlaceholder, placeholderSources } from '#areas/mail-templates/rules/placeholders.ts'
import { and, eq } from 'drizzle-orm'
import { languages, type Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import { fieldRefusal } from '#platform/server/refusal.ts'
import type { ThreadRow } from './thread-row.ts'

export interface Addressee {
  name: string
  address: string
  language: Language
  /** One person of a household. */
  adultId?: string
  /** Somebody else, who wrote this mail in the thread. */
  answersMailId?: string
}

interface Written {
  subject: string
  body: string
}

type About = Pick<ThreadRow, 'id' | 'applicationId' | 'waitlistRequestId' | 'interestedPersonId'>

/** Whom they are written to, the project, who sends it: nothing of the record, and none of its links. */
export const kindForOthers: MailKind = 'free_interested_people'

/** Which placeholders such a mail knows. */
export function kindFor({ applicationId, waitlistRequestId }: About, addressee?: Addressee): MailKind {
  if (addressee?.answersMailId) return kindForOthers
  if (applicationId) return addressee?.adultId ? 'adult_mail' : 'free_applications'
  return waitlistRequestId ? 'free_waitlist' : 'free_interested_people'
}

export async function filledFor(
  ctx: StaffContext,
  thread: About,
  { addressee, words }: { addressee: Addressee; words: Written },
): Promise<Letter> {
  const { language, name } = addressee
  if (addressee.answersMailId) insistOnNothingOfRecord(ctx, words)
  const mail = await writtenMail(ctx, {
    kind: kindFor(thread, addressee),
    language,
    values: await valuesFor(ctx, thread, addressee),
    given: { subject: words.subject, bodyHtml: words.body },
    to: name,
  })
  return letterOf(language, mail)
}

/** Somebody else is not told what the record says of others. */
function insistOnNothingOfRecord(ctx: StaffContext, words: Written): void {
  const allowed: readonly string[] = placeholdersOf(kindForOthers)
  for (const field of ['subject', 'body'] as const) {
    const ofRecord = namedIn(words[field]).filter((key) => isPlaceholder(key) && !allowed.includes(key))
    if (ofRecord.length > 0) {
      throw fieldRefusal(field, 'communication_not_for_others', { names: namesOf(ctx, ofRecord) })
    }
  }
}

async function valuesFor(ctx: StaffContext, thread: About, addressee: Addressee): Promise<Values> {
  const { applicationId, waitlistRequestId, interestedPersonId } = thread
  const usual = {
    place_letter_salutation: translatorFor(addressee.language)('applications_mail_greeting', { name: addressee.name }),
    place_fullname: addressee.name,
    place_email: addressee.address,
  }
  if (addressee.answersMailId) return usual
  if (applicationId) {
    const values = await householdValues(ctx, [applicationId], {
      adultId: addressee.adultId,
      language: () => addressee.language,
    })
    return values.get(applicationId) ?? usual
  }
  const [person] = interestedPersonId ? await interestedOf(ctx, [interestedPersonId]) : []
  if (person) return interestedValues(person, addressee.language)
  if (!waitlistRequestId) return usual
  const [request] = await ctx.db
    .select({ number: waitlistRequest.number })
    .from(waitlistRequest)
    .where(and(eq(waitlistRequest.workspaceId, ctx.workspace.id), eq(waitlistRequest.id, waitlistRequestId)))
  return { ...usual, place_request_id: request ? String(request.number) : '' }
}

/** Those of the project that fit such a mail, in the language of whom it is for; in the other where they have no other. */
export async function templatesFor(ctx: StaffContext, thread: About, language: Language) {
  const kinds: MailKind[] = thread.applicationId ? ['free_applications', 'adult_mail'] : [kindFor(thread)]
  const templates = await readTemplates(ctx, kinds)
  return templates.flatMap(({ id, title, texts }) => {
    const spoken = [language, ...languages].find((one) => texts[one]) ?? language
    const words = texts[spoken]
    return words
      ? [{ value: id, displayName: title, subject: words.subject, body: words.bodyHtml, language: spoken }]
      : []
  })
}

/** As the picker shows them: by their names, in the groups of their sources. */
export const placeholderChoices = (ctx: StaffContext, kind: MailKind) =>
  placeholdersOf(kind).map((key) => ({
    key,
    title: ctx.t(`mail_templates_${key}`),
    group: ctx.t(`mail_templates_source_${sourceOf(key)}`),
  }))

const sources = Object.entries(placeholderSources)
const sourceOf = (key: string): string => sources.find(([, keys]) => keys.some((one) => one === key))?.[0] ?? 'misc'
