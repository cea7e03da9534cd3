// Signature of mails in each language. A line whose placeholder is empty is left out, because not everybody has a
// phone.

import { z } from 'zod'
import { fillHtml, fillText, strangersIn, type Filled, type Values } from './filling.ts'
import { signaturePlaceholders } from './kinds.ts'
import { isBlank } from './template-words.ts'

const body = z.string().trim().max(60_000, 'general_text_too_long')

/** HTML; an empty text means no signature. */
export const signatureBodies = z.object({ de: body, fr: body })
export type SignatureBodies = z.infer<typeof signatureBodies>

/** Placeholders in the HTML that a signature does not support. */
export const unknownInSignature = (html: string): string[] => strangersIn(html, signaturePlaceholders)

export const isSigned = (html: string): boolean => !isBlank(html)

const known = (values: Values) => ({ values, allowed: signaturePlaceholders })

export const fillSignatureHtml = (html: string, values: Values): string =>
  fillHtml(html.replaceAll(/(<p[^>]*>)(.*?)(<\/p>)/gs, withoutEmptyLines(values)), known(values)).text

export const fillSignatureText = (text: string, values: Values): string =>
  fillText(
    text
      .split('\n')
      .filter((line) => !lacks(line, values))
      .join('\n'),
    known(values),
  ).text

const withoutEmptyLines =
  (values: Values) =>
  (_whole: string, open: string, inner: string, close: string): string => {
    const kept = inner.split(/<br\s*\/?>/).filter((line) => !lacks(line, values) || !isBalanced(line))
    return kept.length > 0 ? `${open}${kept.join('<br>')}${close}` : ''
  }

const lacks = (line: string, values: Values): boolean => emptyIn(fillText(line, known(values))) > 0

const emptyIn = ({ empty }: Filled): number => empty.length

/** False if a line's markup ends in another line: such a line cannot be removed alone. */
const isBalanced = (html: string): boolean =>
  (html.match(/<[a-z][^>]*>/g) ?? []).filter((tag) => !tag.startsWith('<img')).length ===
  (html.match(/<\//g) ?? []).length
