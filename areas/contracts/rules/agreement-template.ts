// The wording of the rental agreement: blocks in document order, with placeholders for the values of a tenancy.

import { z } from 'zod'
import { languages } from '#platform/rules/project-type.ts'
import { isVariable } from './agreement-variables.ts'

/** `parties`, `rents` and `signatures` are generated from the tenancy; their text is printed above them. */
export const blockKinds = ['title', 'heading', 'text', 'parties', 'rents', 'signatures'] as const

/** Conditions under which an agreement contains a block. */
export const blockConditions = ['always', 'open_term', 'fixed_term', 'with_deposit', 'with_companions'] as const
export type BlockCondition = (typeof blockConditions)[number]

export const agreementBlock = z.object({
  kind: z.enum(blockKinds),
  when: z.enum(blockConditions).default('always'),
  text: z.string().trim().max(5000, 'general_text_too_long'),
})
export type AgreementBlock = z.infer<typeof agreementBlock>

const wording = z.array(agreementBlock).min(1, 'contracts_template_is_empty').max(80)
export const agreementContent = z.object({ de: wording, fr: wording })
export type AgreementContent = z.infer<typeof agreementContent>

const placeholder = /\[(place_[a-z_]+)\]/g

export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, key = '']) => key)

/** Missing values become a gap to fill in by hand. */
export const filled = (text: string, values: Readonly<Record<string, string | null>>): string =>
  text.replace(placeholder, (_, key: string) => values[key] ?? '……………')

/** Maps the dotted path of each block with an unknown placeholder to that placeholder. */
export function unknownPlaceholders(content: AgreementContent): Map<string, string> {
  const found = languages.flatMap((language) =>
    content[language].flatMap(({ text }, index) =>
      placeholdersIn(text)
        .filter((key) => !isVariable(key))
        .map((key) => [`content.${language}.${index}.text`, key] as const),
    ),
  )
  return new Map(found)
}

interface Agreed {
  isFixedTerm: boolean
  hasDeposit: boolean
  /** True if other objects are let together with the main object. */
  hasCompanions: boolean
}

const holds: Record<BlockCondition, (agreed: Agreed) => boolean> = {
  always: () => true,
  open_term: ({ isFixedTerm }) => !isFixedTerm,
  fixed_term: ({ isFixedTerm }) => isFixedTerm,
  with_deposit: ({ hasDeposit }) => hasDeposit,
  with_companions: ({ hasCompanions }) => hasCompanions,
}

export const blocksFor = (blocks: readonly AgreementBlock[], agreed: Agreed): AgreementBlock[] =>
  blocks.filter(({ when }) => holds[when](agreed))
