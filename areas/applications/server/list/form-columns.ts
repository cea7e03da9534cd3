// Columns that the project's forms add to a spreadsheet of applications: one per own question, none for questions
// excluded from export. The newest version of each form decides columns and titles; an answer is formatted by the
// version it was given in.

import { getTableName } from 'drizzle-orm'
import { applicationForm, projectForm } from '#areas/forms/server/public.ts'
import { z } from 'zod'
import {
  fieldType,
  formDefinition,
  ownPrefix,
  type FormDefinition,
  type FormField,
  type FormSection,
} from '#areas/forms/rules/form-definition.ts'
import { amongResidents } from '#areas/forms/rules/residents.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { InSheets, SheetColumn } from '#platform/server/table/declaration.ts'
import { staffLabel, wordsFor } from '../details/answers.ts'

const applicationFormTable = getTableName(applicationForm)
const projectFormTable = getTableName(projectForm)

interface Asked {
  of: FormSection['of']
  field: FormField
}

export async function formColumns(ctx: StaffContext): Promise<InSheets> {
  const asked = (await newestForms(ctx)).flatMap(everythingAsked)
  const own = asked.filter(({ field }) => field.key.startsWith(ownPrefix) && field.isExported && isAnswered(field))
  // The same question in two forms becomes one column.
  const byName = new Map(own.map((one) => [nameOf(one), one]))
  const versions = byName.size > 0 ? await answeredVersions(ctx) : noVersions
  return {
    more: [...byName.values()].map((one, index) => ({ key: `own_answer_${index}`, ...columnOf(ctx, one, versions) })),
    without: Object.entries(answeredBy).flatMap(([column, name]) => {
      const those = asked.filter((one) => nameOf(one) === name)
      return those.length > 0 && those.every(({ field }) => !field.isExported) ? [column] : []
    }),
  }
}

/** List columns that show the answer to a single question. */
const answeredBy: Record<string, string> = {
  household_type: 'household.household_type',
  income: 'adult.gross_income',
  income_ratio: 'adult.gross_income',
  pets: 'household.pets',
  parking: 'household.parking',
  move_in_wish: 'household.moving_date',
  source: 'household.source',
}

const nameOf = ({ of, field }: Asked): string => `${of}.${field.key}`

const unanswered: readonly number[] = [fieldType.html, fieldType.file, fieldType.selectApartment]
const isAnswered = ({ type }: FormField): boolean => !unanswered.includes(type)

const everythingAsked = (form: FormDefinition): Asked[] =>
  form.steps.flatMap(({ sections }) => sections.flatMap(({ of, fields }) => fields.map((field) => ({ of, field }))))

async function newestForms(ctx: StaffContext): Promise<FormDefinition[]> {
  const { rows } = await ctx.client.query<{ definition: unknown }>(
    `select distinct on (v.project_form_id) v.definition
      from ${applicationFormTable} v join ${projectFormTable} f on f.workspace_id = v.workspace_id and f.id = v.project_form_id
      where v.workspace_id = $1 and f.kind <> 'waitlist_criteria'
      order by v.project_form_id, v.version_number desc`,
    [ctx.workspace.id],
  )
  return rows.flatMap(({ definition }) => formDefinition.safeParse(definition).data ?? [])
}

/** Fields of the project by form version. */
type Versions = ReadonlyMap<string, ReadonlyMap<string, FormField>>
const noVersions: Versions = new Map()

async function answeredVersions(ctx: StaffContext): Promise<Versions> {
  const { rows } = await ctx.client.query<{ id: string; definition: unknown }>(
    `select v.id, v.definition from ${applicationFormTable} v
      where v.workspace_id = $1
        and exists (select from application a where a.workspace_id = v.workspace_id and a.form_id = v.id)`,
    [ctx.workspace.id],
  )
  return new Map(
    rows.map(({ id, definition }) => {
      const form = formDefinition.safeParse(definition).data
      const own = form ? everythingAsked(form).filter(({ field }) => field.key.startsWith(ownPrefix)) : []
      return [id, new Map(own.map((one) => [nameOf(one), one.field]))]
    }),
  )
}

const numbers: readonly number[] = [fieldType.integer]

/** An application may have several people: their answers are joined in the order of the people. */
function columnOf(ctx: StaffContext, asked: Asked, versions: Versions): Omit<SheetColumn, 'key'> {
  const { of, field } = asked
  const title = staffLabel(ctx, field)
  const name = nameOf(asked)
  const asAsked = ({ form, people }: AskedOf): FormField =>
    amongResidents((form && versions.get(form)?.get(name)) || field, people ?? [])
  if (of === 'household') {
    const isNumber = numbers.includes(field.type) && !field.unit
    return {
      title,
      sql: `json_build_object('form', t.form_id, 'people', ${peopleFor(field)}, 'said', t.answers -> '${field.key}')`,
      cell: isNumber ? 'number' : 'text',
      value: (read) => {
        const { said, ...asked } = answer.parse(read)
        return isNumber && typeof said === 'number' ? said : wordsFor(ctx, asAsked(asked), said) || null
      },
    }
  }
  return {
    title,
    sql: `json_build_object('form', t.form_id, 'people', ${peopleFor(field)}, 'said', (
      select json_agg(p.answers -> '${field.key}' order by p.position, p.id) from ${of} p
      where p.workspace_id = t.workspace_id and p.application_id = t.id))`,
    cell: 'text',
    value: (read) => {
      const { said, ...asked } = answers.parse(read)
      const put = asAsked(asked)
      const words = said.map((one) => wordsFor(ctx, put, one)).filter(Boolean)
      return words.join('; ') || null
    },
  }
}

/** Only for fields whose answer refers to a person of the household. */
const peopleFor = ({ type }: FormField): string =>
  type === fieldType.selectResidents
    ? `(select json_agg(json_build_object('id', h.id, 'name', concat_ws(' ', h.first_name, h.last_name))) from adult h
        where h.workspace_id = t.workspace_id and h.application_id = t.id)`
    : 'null'

const askedOf = z.object({
  form: z.string().nullable(),
  people: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
})
type AskedOf = z.infer<typeof askedOf>

const answer = askedOf.extend({ said: z.unknown() })
const answers = askedOf.extend({
  said: z
    .array(z.unknown())
    .nullable()
    .transform((all) => all ?? []),
})
