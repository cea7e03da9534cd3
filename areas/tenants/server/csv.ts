// Exports tenants as CSV: one line per adult, with the number of the household (domain.md §6).

import { and, asc, eq, inArray, getTableName } from 'drizzle-orm'
import { adult, application, assignment, assignmentCompanion } from '#areas/applications/server/public.ts'
import { building } from '#areas/buildings/server/public.ts'
import { rentalContract } from './tables.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ServedFile } from '#platform/server/http/file-route.ts'
import { csvOf } from '../rules/csv-text.ts'
import type { FoundTenant } from './list-row.ts'

const assignmentCompanionTable = getTableName(assignmentCompanion)
const propertyObjectTable = getTableName(propertyObject)

const columns = [
  'household',
  'contract_state',
  'contract_number',
  'contract_start',
  'contract_end',
  'object',
  'object_title',
  'street',
  'house_number',
  'postal_code',
  'city',
  'egid',
  'ewid',
  'net_rent',
  'ancillary_cost',
  'deposit',
  'secondary_objects',
  'secondary_net_rent',
  'secondary_ancillary_cost',
  'secondary_deposit',
  'title',
  'first_name',
  'last_name',
  'date_of_birth',
  'nation',
  'tenant_type',
  'occupation',
  'email',
  'phone',
  'language',
] as const

export async function tenantsAsCsv(ctx: StaffContext, rows: readonly FoundTenant[]): Promise<ServedFile> {
  const ids = rows.map(({ id }) => id)
  const found = await ctx.db
    .select({ assignment, application, adult, object: propertyObject, building, contract: rentalContract })
    .from(assignment)
    .innerJoin(
      application,
      and(eq(application.workspaceId, assignment.workspaceId), eq(application.id, assignment.applicationId)),
    )
    .innerJoin(
      adult,
      and(eq(adult.workspaceId, assignment.workspaceId), eq(adult.applicationId, assignment.applicationId)),
    )
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, assignment.workspaceId), eq(propertyObject.id, assignment.objectId)),
    )
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .leftJoin(
      rentalContract,
      and(eq(rentalContract.workspaceId, assignment.workspaceId), eq(rentalContract.assignmentId, assignment.id)),
    )
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), inArray(assignment.id, ids)))
    .orderBy(asc(application.number), asc(adult.position), asc(adult.id))
  const together = await togetherIn(ctx, ids)
  const lines = found.map((one) => [
    one.application.number,
    one.assignment.contractState,
    one.assignment.contractNumber,
    one.assignment.contractStart,
    one.assignment.quitOn ?? one.contract?.endsOn ?? null,
    one.object.referenceNumber,
    one.object.title,
    one.building.street,
    one.building.houseNumber,
    one.building.postalCode,
    one.building.city,
    one.building.egid,
    one.object.ewid,
    francs(one.contract?.netRent ?? one.object.netRent),
    francs(one.contract?.ancillaryCost ?? one.object.ancillaryCost),
    francs(one.contract?.deposit ?? one.object.deposit),
    ...together(one.assignment.id),
    one.adult.title,
    one.adult.firstName,
    one.adult.lastName,
    one.adult.dateOfBirth,
    one.adult.nation,
    one.adult.tenantType,
    one.adult.occupation,
    one.adult.email,
    one.adult.phone,
    one.application.language,
  ])
  const content = Buffer.from(csvOf([columns, ...lines]))
  const name = `${ctx.t('tenants_title')} ${dayOf(ctx.now)}.csv`
  return { name, contentType: 'text/csv; charset=utf-8', content, size: content.length }
}

/** Numbers and sums of the objects let together, by tenancy. */
async function togetherIn(ctx: StaffContext, ids: readonly string[]) {
  const { rows } = await ctx.client.query<{
    id: string
    numbers: string
    net: number
    ancillary: number
    deposit: number
  }>(
    `select c.assignment_id as id, string_agg(o.reference_number, ', ' order by o.reference_number) as numbers,
        sum(coalesce(c.net_rent, o.net_rent, o.gross_rent))::float8 as net,
        sum(coalesce(c.ancillary_cost, o.ancillary_cost))::float8 as ancillary,
        sum(coalesce(c.deposit, o.deposit))::float8 as deposit
      from ${assignmentCompanionTable} c
      join ${propertyObjectTable} o on o.workspace_id = c.workspace_id and o.id = c.object_id
      where c.workspace_id = $1 and c.assignment_id = any($2) and c.ended_at is null
      group by c.assignment_id`,
    [ctx.workspace.id, ids],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return (id: string): (string | null)[] => {
    const row = found.get(id)
    return row ? [row.numbers, francs(row.net), francs(row.ancillary), francs(row.deposit)] : [null, null, null, null]
  }
}

const francs = (rappen: number | null): string | null => (rappen === null ? null : (rappen / 100).toFixed(2))
