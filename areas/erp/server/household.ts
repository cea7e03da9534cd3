// Builds the orders about a tenancy (household and terms) for the property software.

import { and, asc, eq } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { findApplication, findObject, letTogether, adult } from '#areas/applications/server/public.ts'
import { agreedRents, rentalContract } from '#areas/tenants/server/public.ts'
import type { TenancyRow } from '#areas/tenants/server/public.ts'
import type { ErpOrder, OrderedPerson } from '#connectors/erp/erp-system.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'

export async function orderFor(ctx: Context, tenancy: TenancyRow, kind: ErpOrder['kind']): Promise<ErpOrder> {
  const application = await findApplication(ctx, tenancy.applicationId)
  const housed = await findObject(ctx, tenancy.objectId)
  const household = {
    unitReference: housed.object.referenceNumber,
    startsOn: tenancy.contractStart,
    people: await peopleOf(ctx, application.id, application.language),
  }
  if (kind === 'dossier') return { kind, dossierId: tenancy.id, ...household }
  const [terms] = await ctx.db
    .select({ endsOn: rentalContract.endsOn, noticeMonths: rentalContract.noticeMonths })
    .from(rentalContract)
    .where(and(eq(rentalContract.workspaceId, ctx.workspace.id), eq(rentalContract.assignmentId, tenancy.id)))
  const { deposit } = (await agreedRents(ctx, tenancy, housed)).own
  return {
    kind,
    ...household,
    // The day on which the household was chosen, not today: otherwise a repeated draft would differ from the first.
    agreedOn: dayOf(tenancy.releasedAt ?? tenancy.assignedAt),
    endsOn: terms?.endsOn ?? null,
    noticeMonths: terms?.noticeMonths ?? 3,
    // Deposit of this unit only: companion objects have their own agreements there.
    deposit: deposit === null ? null : deposit / 100,
  }
}

/** Companion objects, which the draft cannot include, by title and number. */
export const leftOutOf = async (ctx: Context, { id }: TenancyRow): Promise<string[]> =>
  (await letTogether(ctx, id)).map(({ object }) => `${object.title} (${object.referenceNumber})`)

/** Guarantors are not tenants, so they are left out. */
async function peopleOf(ctx: Context, applicationId: string, language: Language): Promise<OrderedPerson[]> {
  const rows = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))
    .orderBy(asc(adult.position), asc(adult.id))
  return rows
    .filter(({ tenantType }) => tenantType !== 'guarantor')
    .map(({ firstName, lastName, dateOfBirth, title, nation, occupation, email, phone, answers }) => ({
      firstName,
      lastName,
      birthDate: dateOfBirth,
      title: title === 'mr' ? 'Sir' : title === 'ms' ? 'Madam' : 'none',
      language,
      nationality: nation && /^[a-z]{2}$/i.test(nation) ? nation.toUpperCase() : null,
      occupation,
      email,
      phone,
      address: {
        street: textIn(answers, 'street_nr'),
        zipCode: textIn(answers, 'postcode'),
        city: textIn(answers, 'city'),
      },
    }))
}

function textIn(answers: unknown, key: string): string {
  const value =
    typeof answers === 'object' && answers !== null ? Object.entries(answers).find(([name]) => name === key)?.[1] : null
  return typeof value === 'string' ? value : ''
}
