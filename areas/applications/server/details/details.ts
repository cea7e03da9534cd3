// Data for the details page of an application; evaluation, offer and assignment are loaded separately.

import { childName } from '../household/child-name.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { askedFields, asksAbout, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { ageOn } from '#areas/forms/rules/days.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { referenceKinds, refereesOf } from '../../rules/referees.ts'
import { tileKeys, type ApplicationView, type TileKey } from '../../contract/application.ts'
import { deactivationReasons, applicationStateText } from '../../rules/application-state.ts'
import { contradictionsIn } from '../../rules/household.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { firstLookIsHidden } from '../../rules/second-look.ts'
import { actionsFor } from './actions.ts'
import { answerSections, countryName, formOf, optionWord, roleWord } from './answers.ts'
import { findApplication, type ApplicationRow } from './application-row.ts'
import { deactivationWords } from '../denials/denial-words.ts'
import { canWritePeople } from '../household/household-rights.ts'
import { lookLatestAssignmentFor } from '../assignments/assignment-row.ts'
import { readFormPoints } from '../points/form-points.ts'
import { judging } from '../evaluation/evaluation.ts'
import { paperTitle, papersOf } from '../dossier/papers.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { adult, child } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/application.ts'

export const getApplication = handler(
  contract.getApplication,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const assignment = row.progressState === 'assigned' ? await lookLatestAssignmentFor(ctx, row.id) : null
    const nameOf = await staffNames(ctx, [row.recordedBy])
    const form = await formOf(ctx, row)
    const { judge, process } = await judging(ctx)
    return {
      ...headOf(ctx, row),
      recordedBy: row.recordedBy ? nameOf(row.recordedBy) : null,
      ...(await peopleOf(ctx, row.id)),
      canEditPeople: canWritePeople(ctx, assignment),
      contradictions: await contradictionsOf(ctx, row),
      shownTiles: tileKeys.filter(
        (key) =>
          key === 'adults' ||
          (!isSelling(ctx.workspace.projectType) && (asksForTile[key](form) || row[columnOfTile[key]])),
      ),
      referees: row.references === 'none' ? refereesOf(form) : [...referenceKinds],
      sections: answerSections(ctx, { form, of: 'household', answers: row.answers, without: shownInHead }),
      documents: await documentsOf(ctx, row.id, form),
      points: firstLookIsHidden(row, judge, process) ? row.publicPoints : row.points,
      formPoints: await readFormPoints(ctx, row, form),
      ...(await actionsFor(ctx, row, assignment)),
      assignmentId: assignment?.id ?? null,
      reasons: deactivationReasons.map((value) => ({
        value,
        displayName: ctx.t(`applications_deactivation_${value}`),
      })),
    }
  },
)

const asksForTile: Record<TileKey, (form: FormDefinition) => boolean> = {
  householdIncome: (form) => askedFields(form, 'adult').some(({ key }) => key === 'gross_income'),
  adults: () => true,
  children: (form) => asksAbout(form, 'child'),
  parkingSpaces: (form) => askedFields(form, 'household').some(({ key }) => key === 'parking'),
}

const columnOfTile = {
  householdIncome: 'income',
  adults: 'adults',
  children: 'children',
  parkingSpaces: 'parkingSpaces',
} as const

const shownInHead = [
  'household_type',
  'moving_date',
  'contact_person',
  'agreement_penalty',
  'agreement_truth',
  'agreement_privacy',
]

function headOf(ctx: Context, row: ApplicationRow) {
  const { deactivationReason } = row
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone && spelledPhone(row.contactPhone),
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    progress_state: row.progressState,
    stateTitle: ctx.t(applicationStateText(row.progressState)),
    overall_star: row.overallStar,
    is_marked_important: row.isMarkedImportant,
    deactivationReason: deactivationReason && deactivationWords(ctx, deactivationReason),
    anonymisedAt: row.anonymisedAt?.toISOString() ?? null,
    householdType: optionWord(ctx, 'household_type', row.householdType),
    moveInWish: row.moveInWish,
    emailValidated: row.emailValidatedAt !== null,
    tiles: {
      householdIncome: row.income,
      adults: row.adults,
      children: row.children,
      parkingSpaces: row.parkingSpaces,
    },
    documentsState: row.documents,
  }
}

async function contradictionsOf(ctx: Context, row: ApplicationRow): Promise<string[]> {
  const { householdType, adults, children } = row
  const people = await ctx.db
    .select({ tenantType: adult.tenantType })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, row.id)))
  const tenantTypes = people.map(({ tenantType }) => tenantType)
  const type = optionWord(ctx, 'household_type', householdType)
  return contradictionsIn({ householdType, adults, children, tenantTypes }).map((key) =>
    ctx.t(key, { type, adults, children }),
  )
}

const ageOf = (ctx: Context, birth: string | null): number | null => (birth ? ageOn(dayOf(ctx.now), birth) : null)

export async function peopleOf(
  ctx: Context,
  applicationId: string,
): Promise<Pick<ApplicationView, 'adults' | 'children'>> {
  return { adults: await adultsOf(ctx, applicationId), children: await childrenOf(ctx, applicationId) }
}

async function adultsOf(ctx: Context, applicationId: string): Promise<ApplicationView['adults']> {
  const rows = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))
    .orderBy(asc(adult.position), asc(adult.id))
  return rows.map((one) => ({
    id: one.id,
    title: one.title && optionWord(ctx, 'title', one.title),
    name: `${one.firstName} ${one.lastName}`,
    // The role in the lease, which a purchase does not have.
    tenantType: isSelling(ctx.workspace.projectType) ? null : roleWord(ctx, one),
    age: ageOf(ctx, one.dateOfBirth),
    nationality: one.nation && countryName(ctx, one.nation),
    occupation: one.occupation,
    phone: one.phone && spelledPhone(one.phone),
    email: one.email,
  }))
}

async function childrenOf(ctx: Context, applicationId: string): Promise<ApplicationView['children']> {
  const rows = await ctx.db
    .select()
    .from(child)
    .where(and(eq(child.workspaceId, ctx.workspace.id), eq(child.applicationId, applicationId)))
    .orderBy(asc(child.position), asc(child.id))
  return rows.map((one) => ({
    id: one.id,
    name: childName(ctx, one),
    age: ageOf(ctx, one.dateOfBirth),
    daysPresent: one.daysPresent,
  }))
}

async function documentsOf(
  ctx: Context,
  applicationId: string,
  form: FormDefinition,
): Promise<ApplicationView['documents']> {
  const papers = await papersOf(ctx, applicationId)
  return papers.map(({ document, file, adultName }) => ({
    id: document.id,
    category: document.category,
    title: paperTitle(ctx, form, document.category),
    name: file.name,
    url: `/api/v1/applications/${applicationId}/documents/${file.id}`,
    contentType: file.contentType,
    size: file.size,
    adultId: document.adultId,
    adultName,
    createdAt: document.createdAt.toISOString(),
    issuedOn: document.issuedOn,
    isNew: document.seenAt === null,
  }))
}
