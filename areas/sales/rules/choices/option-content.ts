// Content of an option: titles and choices with their effect on the price. Stored in versions.

import { z } from 'zod'

export const mostChoices = 12
export const mostOptions = 100

/** The first choice is included in the price, and holds for buyers who choose nothing. */
export const optionContent = z.object({
  titleDe: z.string(),
  titleFr: z.string(),
  textDe: z.string(),
  textFr: z.string(),
  choices: z
    .array(
      z.object({
        /** Stays the same in later versions. */
        key: z.string(),
        titleDe: z.string(),
        titleFr: z.string(),
        /** In Rappen; negative if the choice lowers the price. */
        effect: z.int(),
      }),
    )
    .min(2),
})
export type OptionContent = z.infer<typeof optionContent>
export type OptionChoice = OptionContent['choices'][number]

export const includedChoice = ({ choices }: OptionContent): OptionChoice => {
  const [first] = choices
  if (!first) throw new Error('an option has at least two choices')
  return first
}

export const findChoice = ({ choices }: OptionContent, key: string): OptionChoice | undefined =>
  choices.find((one) => one.key === key)

/** The German title stands for a missing French one. */
export const titleIn = ({ titleDe, titleFr }: { titleDe: string; titleFr: string }, language: 'de' | 'fr'): string =>
  language === 'fr' && titleFr !== '' ? titleFr : titleDe
