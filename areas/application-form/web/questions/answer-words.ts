// Formats an answer for display.

import { monthWords } from '#areas/forms/rules/month-words.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { isEmpty, nameOf, type AnswerValue } from '#areas/forms/rules/answers.ts'
import { isDay } from '#areas/forms/rules/days.ts'
import { asksForMonth } from '#areas/forms/rules/offered-months.ts'
import { fieldType, type FormField } from '#areas/forms/rules/form-definition.ts'
import { useSurroundings } from '../filling/form-context.ts'
import { useFormText } from './use-form-text.ts'

/** Returns a dash for a missing answer. */
export function useAnswerWords(): (field: FormField, value: AnswerValue | undefined) => string {
  const t = useText()
  const said = useFormText()
  const { objects, adults } = useSurroundings()
  return (field, value) => {
    if (value === undefined || value === null || isEmpty(value)) return '–'
    if (typeof value === 'boolean') return t(value ? 'general_yes' : 'general_no')
    if (typeof value === 'number') return [value, field.unit].filter(Boolean).join(' ')
    if (Array.isArray(value)) {
      return value.flatMap((id) => objects.filter((object) => object.id === id).map(({ title }) => title)).join(' · ')
    }
    const option = field.options?.find((one) => one.value === value)
    if (option) return said(option.label, option.values)
    switch (field.type) {
      case fieldType.date:
        return asksForMonth(field) && isDay(value) ? monthWords(value, currentLanguage()) : formatDate(value) || value
      case fieldType.selectCountry:
        return countryName(value)
      case fieldType.selectResidents:
        return adults.filter(({ key }) => key === value).map(nameOf)[0] ?? '–'
      default:
        return value
    }
  }
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([`${currentLanguage()}-CH`], { type: 'region' }).of(code) ?? code
}
