// Facts on the first pages of a dossier: the household, its people, their answers, and the assigned or wished flat.

import { childName } from '../household/child-name.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Context } from '#platform/server/context.ts'
import { applicationStateText } from '../../rules/application-state.ts'
import { answerSections, countryName, optionWord, roleWord } from '../details/answers.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import { lookLatestAssignmentFor } from '../assignments/assignment-row.ts'
import { readFormPoints } from '../points/form-points.ts'
import { letTogether } from '../assignments/let-together.ts'
import { wishedObjects } from '../details/object-choices.ts'
import { addressOf, findObject } from '../details/object-row.ts'
import { adult, child } from '../tables.ts'

export interface Facts {
  heading: string
  rows: [label: string, value: string][]
}

export async function factsOf(ctx: Context, row: ApplicationRow, form: FormDefinition): Promise<Facts[]> {
  const household = answerSections(ctx, { form, of: 'household', answers: row.answers })
  return [
    headOf(ctx, row),
    await flatsOf(ctx, row),
    ...(await adultsOf(ctx, row, form)),
    ...(await childrenOf(ctx, row)),
    ...household.map(({ title, fields }) => ({
      heading: title,
      rows: fields.map(({ label, value }): [string, string] => [label, value]),
    })),
    await formPointsOf(ctx, row, form),
  ].filter(({ rows }) => rows.length > 0)
}

async function formPointsOf(ctx: Context, row: ApplicationRow, form: FormDefinition): Promise<Facts> {
  const heading = ctx.t('applications_form_points')
  const points = await readFormPoints(ctx, row, form)
  if (!points) return { heading, rows: [] }
  return {
    heading,
    rows: [
      ...points.lines.map(({ label, person, answer, points: worth }): [string, string] => [
        [person, label].filter(Boolean).join(': '),
        ctx.t('applications_form_points_line', { answer, points: worth }),
      ]),
      [ctx.t('applications_form_points_total'), String(points.total)],
    ],
  }
}

/** Drops rows without a value. */
const known = (rows: [label: string, value: string | number | null | undefined][]): Facts['rows'] =>
  rows.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [[label, String(value)]],
  )

const headOf = (ctx: Context, row: ApplicationRow): Facts => ({
  heading: ctx.t('applications_dossier_household'),
  rows: known([
    [ctx.t('applications_dossier_number'), row.number],
    [ctx.t('applications_dossier_received'), swissDate(row.createdAt.toISOString())],
    [ctx.t('applications_change_progress_state'), ctx.t(applicationStateText(row.progressState))],
    [ctx.t('applications_change_contactName'), row.contactName],
    [ctx.t('applications_change_contactEmail'), row.contactEmail],
    [ctx.t('applications_change_contactPhone'), row.contactPhone && spelledPhone(row.contactPhone)],
    [ctx.t('applications_change_householdType'), optionWord(ctx, 'household_type', row.householdType)],
    [ctx.t('applications_change_moveInWish'), row.moveInWish && swissDate(row.moveInWish)],
  ]),
})

async function flatsOf(ctx: Context, row: ApplicationRow): Promise<Facts> {
  const assignment = row.progressState === 'assigned' ? await lookLatestAssignmentFor(ctx, row.id) : null
  if (!assignment) {
    const wishes = await wishedObjects(ctx, row.id)
    return {
      heading: ctx.t('applications_dossier_wishes'),
      rows: wishes.map(({ object, building, rank }) => [
        String(rank ?? '–'),
        `${object.title}, ${addressOf(building)}`,
      ]),
    }
  }
  const { object, building } = await findObject(ctx, assignment.objectId)
  const together = await letTogether(ctx, assignment.id)
  return {
    heading: ctx.t('applications_change_object'),
    rows: known([
      [ctx.t('applications_change_object'), object.title],
      [ctx.t('applications_address'), addressOf(building)],
      [ctx.t('applications_dossier_object_number'), object.referenceNumber],
      [ctx.t('applications_offer_together'), together.map((one) => titleOf(one.object)).join(', ')],
      [ctx.t('applications_change_contract_start'), assignment.contractStart && swissDate(assignment.contractStart)],
    ]),
  }
}

const titleOf = ({ title, referenceNumber }: { title: string; referenceNumber: string }): string =>
  `${title} (${referenceNumber})`

async function adultsOf(ctx: Context, row: ApplicationRow, form: FormDefinition): Promise<Facts[]> {
  const rows = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, row.id)))
    .orderBy(asc(adult.position), asc(adult.id))
  return rows.map((one) => ({
    heading: `${one.firstName} ${one.lastName}`,
    rows: known([
      [ctx.t('applications_change_tenant_type'), roleWord(ctx, one)],
      [ctx.t('applications_change_date_of_birth'), one.dateOfBirth && swissDate(one.dateOfBirth)],
      [ctx.t('applications_change_nation'), one.nation && countryName(ctx, one.nation)],
      [ctx.t('applications_change_occupation'), one.occupation],
      [ctx.t('applications_change_email'), one.email],
      [ctx.t('applications_change_phone'), one.phone && spelledPhone(one.phone)],
      ...answerSections(ctx, { form, of: 'adult', answers: one.answers, without: shownAbove }).flatMap(({ fields }) =>
        fields.map(({ label, value }): [string, string] => [label, value]),
      ),
    ]),
  }))
}

const shownAbove = [
  'firstname',
  'name',
  'email_confirm',
  'first_name',
  'last_name',
  'title',
  'tenant_type',
  'date_of_birth',
  'nation',
  'occupation',
  'email',
  'phone',
]

async function childrenOf(ctx: Context, row: ApplicationRow): Promise<Facts[]> {
  const rows = await ctx.db
    .select()
    .from(child)
    .where(and(eq(child.workspaceId, ctx.workspace.id), eq(child.applicationId, row.id)))
    .orderBy(asc(child.position), asc(child.id))
  if (rows.length === 0) return []
  return [
    {
      heading: ctx.t('applications_children'),
      rows: rows.map((one) => [childName(ctx, one), one.dateOfBirth ? swissDate(one.dateOfBirth) : '–']),
    },
  ]
}
