// Turns the form answers of a household into sections of labelled lines for staff.

import { asksForMonth } from '#areas/forms/rules/offered-months.ts'
import { monthWords } from '#areas/forms/rules/month-words.ts'
import { and, eq } from 'drizzle-orm'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import {
  fieldType,
  formDefinition,
  sectionsOf,
  type FormDefinition,
  type FormField,
  type FormSection,
} from '#areas/forms/rules/form-definition.ts'
import { formText, isOwnText, type FormText } from '#areas/forms/rules/form-text.ts'
import { applicationForm } from '#areas/forms/server/public.ts'
import { asksForProvider, withAllProviders } from '#areas/forms/rules/deposit-providers.ts'
import { asksForResident, withResidents } from '#areas/forms/rules/residents.ts'
import { formProviderSettings } from '#areas/forms/rules/form-settings.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import { personIn } from '../../rules/interest-campaign.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { Context } from '#platform/server/context.ts'
import type { AnswerSection } from '../../contract/application.ts'
import { adult } from '../tables.ts'

interface Filled {
  id: string
  formId: string | null
}

/** Returns the form that the household filled in, with options that show the names of its people. */
export async function formOf(ctx: Context, application: Filled): Promise<FormDefinition> {
  const form = await versionOf(ctx, application)
  if (!asksForResident(form)) return form
  const people = await ctx.db
    .select({ id: adult.id, first: adult.firstName, last: adult.lastName })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, application.id)))
  return withResidents(
    form,
    people.map(({ id, first, last }) => ({ id, name: `${first} ${last}`.trim() })),
  )
}

/** Falls back to the default form if the application has none. */
async function versionOf(ctx: Context, { formId }: Filled): Promise<FormDefinition> {
  if (!formId) return defaultForm
  const [row] = await ctx.db
    .select({ definition: applicationForm.definition })
    .from(applicationForm)
    .where(and(eq(applicationForm.workspaceId, ctx.workspace.id), eq(applicationForm.id, formId)))
  const form = formDefinition.safeParse(row?.definition).data ?? defaultForm
  if (!asksForProvider(form)) return form
  const { providers } = await readSetting(ctx, 'form_providers', formProviderSettings)
  return withAllProviders(form, providers)
}

interface Reading {
  form: FormDefinition
  of: FormSection['of']
  answers: unknown
  /** Keys of fields that are shown elsewhere on the screen. */
  without?: readonly string[]
}

/** Returns only answered fields; files and headings are left out. */
export function answerSections(ctx: Context, { form, of, answers, without = [] }: Reading): AnswerSection[] {
  const values = recordIn(answers)
  return sectionsOf(form, of)
    .map((section) => ({
      key: section.key,
      title: saidIn(ctx, section.title),
      fields: section.fields
        .filter((field) => isAnswer(field) && !without.includes(field.key))
        .map((field) => ({
          key: field.key,
          label: staffLabel(ctx, field),
          value: wordsFor(ctx, field, values[field.key]),
        }))
        .filter(({ value }) => value !== ''),
    }))
    .filter(({ fields }) => fields.length > 0)
}

/** A text of a form in the reader's language. */
export const saidIn = (ctx: Pick<Context, 't' | 'language'>, text: FormText, values?: Record<string, string>): string =>
  formText(text, ctx.t, ctx.language, values)

/** Form labels are questions («Wie haben Sie das Objekt gefunden?»); staff get a short label («Gefunden über»). */
export function staffLabel(ctx: Context, { label }: Pick<FormField, 'label'>): string {
  if (isOwnText(label)) return saidIn(ctx, label)
  const forStaff = ctx.t(`${label}_staff`)
  return forStaff === `${label}_staff` ? ctx.t(label) : forStaff
}

const unread: readonly number[] = [fieldType.file, fieldType.html, fieldType.selectApartment]
const isAnswer = (field: FormField): boolean => !unread.includes(field.type) && field.confirms === undefined

export function recordIn(answers: unknown): Record<string, unknown> {
  return typeof answers === 'object' && answers !== null ? Object.fromEntries(Object.entries(answers)) : {}
}

/** A campaign that identifies the recipient of a mailed link is not shown; the history contains the recipient. */
const isOfLink = ({ key }: FormField, value: string): boolean => key === 'campaign' && personIn(value) !== null

/** Empty for values without text, such as files. */
export function wordsFor(ctx: Context, field: FormField, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return ctx.t(value ? 'general_yes' : 'general_no')
  if (typeof value === 'number') return [String(value), field.unit].filter(Boolean).join(' ')
  if (typeof value !== 'string' || isOfLink(field, value)) return ''
  const option = field.options?.find((one) => one.value === value)
  if (option) return saidIn(ctx, option.label, option.values)
  if (field.type === fieldType.selectCountry) return countryName(ctx, value)
  if (field.type === fieldType.selectResidents) return ctx.t('applications_resident_gone')
  if (asksForMonth(field)) return monthWords(value, ctx.language)
  return field.type === fieldType.date ? swissDate(value) : value
}

/** Country name in the reader's language; a value that is not a country code is returned unchanged. */
export function countryName(ctx: Context, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([`${ctx.language}-CH`], { type: 'region' }).of(code) ?? code
}

/** Role of an adult in the lease, in the form that fits their title where the language has one. */
export function roleWord(ctx: Context, { title, tenantType }: { title: string | null; tenantType: string | null }) {
  if (!tenantType) return null
  const key = `application_form_option_tenant_type_${tenantType}_${title}`
  const word = ctx.t(key)
  return word === key ? optionWord(ctx, 'tenant_type', tenantType) : word
}

/**
 * Label of a form option, such as a household type. Unknown values are returned unchanged; an empty value has the text
 * «not specified».
 */
export function optionWord(ctx: Context, group: string, value: string): string {
  if (value === '') return ctx.t('applications_not_told')
  const key = `application_form_option_${group}_${value}`
  const word = ctx.t(key)
  return word === key ? value : word
}
