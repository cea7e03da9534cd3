// Writes mails in the project's texts. All data is read once; each mail is then a pure function of its values, so
// that ten thousand mails need no more queries than one.

import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import type { MailBody } from '#platform/server/mail/letter.ts'
import { escapedHtml, paragraphStyle } from '#platform/rules/mail-look.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { fillHtml, fillText, namedIn, type Filled, type MailLink, type Values } from '../rules/filling.ts'
import { placeholdersOf, type MailKind } from '../rules/kinds.ts'
import { fillSignatureHtml, fillSignatureText } from '../rules/signature.ts'
import { readCommonValues } from './common-values.ts'
import { mailProof, plainText } from './mail-proof.ts'
import { readSignatures, readTemplates, type OwnTemplate, type Words } from './own-words.ts'
import { standardWords } from './standard-words.ts'

export interface Writing {
  kind: MailKind
  language: Language
  /** Values of the person, object and offer; values common to all mails are added by the writer. */
  values: Values
  /** Text for this mail only. */
  given?: Words | undefined
  /** A template other than the default one. */
  templateId?: string | undefined
  /** Placed above the signature, unless the text already contains its link. */
  button?: MailLink | undefined
}

export interface WrittenMail extends MailBody {
  subject: string
}

/** No mail while values are missing; the lists contain the placeholders. */
export type Outcome = { mail: WrittenMail } | { empty: string[]; unknown: string[] }

export interface MailWriter {
  /**
   * Uses the given text, else the template, else the project's default template of this kind, else the standard text.
   */
  write(writing: Writing): Outcome
  /** The same text with its placeholders, to be edited for one mail. */
  wordsOf(writing: Pick<Writing, 'kind' | 'language' | 'given' | 'templateId'>): Words
  /** The standard text, in the words of the project's type. */
  standardOf(writing: Pick<Writing, 'kind' | 'language'>): Words
  /** Active templates, sorted by title. */
  templatesOf(kind: MailKind): readonly OwnTemplate[]
  /** True if the project has its own text for this kind of mail in this language. */
  hasOwn(kind: MailKind, language: Language): boolean
  /** Signature of the project or of the sender; null if none is written. */
  signature(language: Language): MailBody | null
}

export async function mailWriter(ctx: Context, kinds?: readonly MailKind[]): Promise<MailWriter> {
  const templates = await readTemplates(ctx, kinds)
  const signatures = await readSignatures(ctx)
  const common = await readCommonValues(ctx)
  const prepared = remembered((html: string) => prepare(html, { address: ctx.linkTo('') }))
  const proofed = remembered(mailProof)

  const own = (kind: MailKind, language: Language) =>
    templates.find((one) => one.kind === kind && one.isDefault)?.texts[language]
  const chosen = (id: string | undefined, language: Language) => {
    const texts = templates.find((one) => one.id === id)?.texts
    // A chosen template is used even if it exists only in the other language.
    return texts?.[language] ?? texts?.de ?? texts?.fr
  }
  const standardOf: MailWriter['standardOf'] = ({ kind, language }) =>
    standardWords(kind, language, ctx.workspace.projectType)
  const wordsOf: MailWriter['wordsOf'] = ({ kind, language, given, templateId }) =>
    (given && { subject: given.subject, bodyHtml: proofed(given.bodyHtml) }) ??
    chosen(templateId, language) ??
    own(kind, language) ??
    standardOf({ kind, language })
  const signature = (language: Language): MailBody | null => {
    const body = signatures[language]
    if (!body) return null
    const { html, text } = prepared(body)
    return { html: fillSignatureHtml(html, common[language]), text: fillSignatureText(text, common[language]) }
  }
  const signatureBy = remembered((language: Language) => signature(language) ?? usualSignature(ctx, language))

  return {
    wordsOf,
    standardOf,
    signature,
    templatesOf: (kind) =>
      templates.filter((one) => one.kind === kind).toSorted((a, b) => a.title.localeCompare(b.title)),
    hasOwn: (kind, language) => own(kind, language) !== undefined,
    write(writing) {
      const { kind, language, values, button } = writing
      const words = wordsOf(writing)
      const all: Values = {
        ...common[language],
        ...values,
        place_signature: signatureBy(language),
        [buttonKey]: button,
      }
      const known = { values: all, allowed: [...placeholdersOf(kind), buttonKey] }
      const leads = namedIn(words.bodyHtml).some((key) => button && hrefOf(all[key]) === button.href)
      const body = prepared(complete(words.bodyHtml, button !== undefined && !leads))
      return outcome({
        subject: fillText(words.subject, known),
        html: fillHtml(body.html, known),
        text: fillText(body.text, known),
      })
    },
  }
}

/** Not in the list of placeholders: only `complete` inserts it, never the text. */
const buttonKey = 'place_0_button'

const hrefOf = (value: Values[string]): string | undefined =>
  typeof value === 'object' && 'href' in value ? value.href : undefined

function outcome({ subject, html, text }: Record<'subject' | 'html' | 'text', Filled>): Outcome {
  const both = (key: 'empty' | 'unknown') => [...new Set([...subject[key], ...html[key]])]
  const [empty, unknown] = [both('empty'), both('unknown')]
  if (empty.length > 0 || unknown.length > 0) return { empty, unknown }
  return { mail: { subject: subject.text.replaceAll(/\s+/g, ' ').trim(), html: html.text, text: text.text } }
}

const signed = /<p[^>]*>\s*\[place_signature\]\s*<\/p>/

/** Adds the signature, unless the text places it, and the button above it. */
function complete(html: string, withButton: boolean): string {
  const whole = html.includes('[place_signature]') ? html : `${html}<p>[place_signature]</p>`
  if (!withButton) return whole
  const button = `<p>[${buttonKey}]</p>`
  return signed.test(whole) ? whole.replace(signed, (signature) => button + signature) : whole + button
}

function prepare(html: string, { address }: { address: string }): MailBody {
  return { html: html.replaceAll('src="/api/', `src="${address}/api/`), text: plainText(html) }
}

function usualSignature(ctx: Context, language: Language): MailBody {
  const words = [translatorFor(language, ctx.workspace.projectType)('mail_templates_closing'), ctx.workspace.name]
  const html = `<p style="${paragraphStyle}">${words.map(escapedHtml).join('<br>')}</p>`
  return { html, text: words.join('\n') }
}

/** Memoises `answer`, because the same questions repeat for each of thousands of mails. */
function remembered<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>()
  return (asked) => {
    const found = known.get(asked)
    if (found !== undefined) return found
    const made = answer(asked)
    known.set(asked, made)
    return made
  }
}
