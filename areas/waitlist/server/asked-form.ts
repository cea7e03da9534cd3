// Form for a waitlist request: its version, the answers already known, and how new answers are stored.

import { initialAnswers } from '#areas/application-form/server/public.ts'
import { findForm, findStoredForm, lookForForm, makeDefaultForm } from '#areas/forms/server/public.ts'
import { countryBeside, textOf, type Answers } from '#areas/forms/rules/answers.ts'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import { fieldsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import type { FormTemplate } from '#areas/forms/rules/form-kinds.ts'
import { answerSections } from '#areas/applications/server/public.ts'
import { phoneNumberOf, spelledPhone } from '#platform/rules/phone.ts'
import type { Context } from '#platform/server/context.ts'
import type { AnswerLine } from '../contract/request.ts'
import { askedForm } from '#areas/forms/rules/asked-form.ts'
import { answersOf, criteriaIn, knownQuestions, nameAnswers, nameIn } from '../rules/criteria-answers.ts'
import type { SoughtPlace } from '../rules/place-of.ts'
import { criteriaColumns, criteriaTold } from './criteria-columns.ts'
import type { RequestRow } from './request-row.ts'

const kind = 'waitlist_criteria'

/**
 * Id of the newest version of the project's form. If there is none, stores the default form as the first version.
 * Null if the form was withdrawn.
 */
export async function formToBeginWith(ctx: Context): Promise<string | null> {
  const stored = await lookForForm(ctx, { kind })
  if (stored) return stored.id
  await makeDefaultForm(ctx, kind)
  return (await lookForForm(ctx, { kind }))?.id ?? null
}

interface AskedForm {
  form: FormDefinition
  template: FormTemplate
}

/** The form version with which the request was started. */
export async function formAsked(ctx: Context, { formId }: Pick<RequestRow, 'formId'>): Promise<AskedForm> {
  if (!formId) return { form: askedForm(defaultForms[kind]), template: ctx.workspace.formTemplate }
  const { form, template } = await findStoredForm(ctx, formId)
  return { form: askedForm(form), template }
}

/** Known answers, limited to the questions of the form. */
export function answersKnown(row: RequestRow, form: FormDefinition): Answers {
  const isFilled = row.filledAt !== null
  const known: Answers = {
    ...(!isFilled && initialAnswers(form)),
    ...row.answers,
    ...answersOf(criteriaTold(row), isFilled),
    ...nameAnswers(row.contactName),
    email: row.contactEmail,
    email_confirm: row.contactEmail,
    phone: row.contactPhone && spelledPhone(row.contactPhone),
  }
  const asked = new Set(fieldsOf(form, 'household').map(({ key }) => key))
  return Object.fromEntries(Object.entries(known).filter(([key, value]) => asked.has(key) && value !== null))
}

interface Answered {
  form: FormDefinition
  /** Answers to the questions that apply. */
  answers: Answers
  places: readonly SoughtPlace[]
}

export function columnsFor(row: RequestRow, answered: Answered) {
  const { form, answers } = answered
  const phone = fieldsOf(form, 'household').find(({ key, active }) => key === 'phone' && active)
  return {
    ...criteriaColumns(criteriaIn(answered, criteriaTold(row))),
    contactName: nameIn(answers) || row.contactName,
    contactEmail: textOf(answers, 'email') || row.contactEmail,
    contactPhone: phone
      ? (phoneNumberOf(textOf(answers, 'phone'), countryBeside(phone, answers))?.international ?? null)
      : row.contactPhone,
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !knownQuestions.has(key))),
  }
}

type Contact = Pick<RequestRow, 'contactName' | 'contactEmail'>

export const contactChanges = (before: Contact, now: Contact) =>
  (['contactName', 'contactEmail'] as const)
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ field, old: before[field], new: now[field] }))

/** Answers besides the criteria as text, with the labels of the form version that was used. Consents are left out. */
export async function answersSaid(ctx: Context, { formId, answers }: RequestRow): Promise<AnswerLine[]> {
  if (Object.keys(answers).length === 0) return []
  const form = formId ? await findForm(ctx, formId) : defaultForms[kind]
  const without = fieldsOf(form, 'household').flatMap(({ key, mustAgree }) => (mustAgree ? [key] : []))
  return answerSections(ctx, { form, of: 'household', answers, without }).flatMap(({ fields }) => fields)
}
