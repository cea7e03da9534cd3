// Shared by the forms of an investor: props of the parts, labels and choices.

import type { useText } from '#platform/web/i18n/texts.ts'
import type { InvestorData } from '../../contract/investor.ts'

type Say = ReturnType<typeof useText>

export interface FormPart {
  values: InvestorData
  set: <Name extends keyof InvestorData>(field: Name, value: InvestorData[Name]) => void
  errorOf: (field: string) => string | undefined
}

export const labelsOf = (t: Say, values: object): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(values).map((field) => [field, t(`investors_field_${field}`)])),
  'contacts.0.lastName': t('investors_field_lastName'),
  'contacts.0.email': t('investors_field_email'),
  'contacts.0.phone': t('investors_field_phone'),
})

export const choicesOf = (t: Say, prefix: string, values: readonly string[]) =>
  values.map((value) => ({ value, displayName: t(`${prefix}${value}`) }))

export const oneOf = <Value extends string>(all: readonly Value[], chosen: string | null): Value | null =>
  all.find((one) => one === chosen) ?? null

export const someOf = <Value extends string>(all: readonly Value[], chosen: readonly string[]): Value[] =>
  all.filter((one) => chosen.includes(one))
