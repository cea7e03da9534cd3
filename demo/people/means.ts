// Financial checks of the demo story: one household with a credit check, one with a deposit. No provider was
// contacted; the rows are marked like those of the demo doubles.

import { creditCheck, depositRequest } from '#areas/enquiries/server/tables.ts'
import type { Context } from '#platform/server/context.ts'
import type { ToldApplication } from '../application-rows.ts'
import { cast } from './cast.ts'
import { idAt } from '#platform/server/demo/dates.ts'
import type { Happening } from '../history.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import type { ToldOutcome } from '../outcomes.ts'
import { actorOf, type StaffOfStory } from './staff.ts'

interface Told {
  told: ToldApplication
  outcome: ToldOutcome
}

export interface Means {
  checks: (typeof creditCheck.$inferInsert)[]
  deposits: (typeof depositRequest.$inferInsert)[]
  happenings: Happening[]
}

export function lookIntoMeans(ctx: Context, all: readonly Told[], staff: StaffOfStory): Means {
  const checked = all.find(({ told }) => told.household === cast.evaluated.household)
  const housed = all.find(({ told }) => told.household === cast.assigned.household)
  const means: Means = { checks: [], deposits: [], happenings: [] }
  if (checked) checkCreditOf(ctx, means, checked, staff)
  if (housed) depositOf(ctx, means, housed, staff)
  return means
}

function checkCreditOf(ctx: Context, means: Means, { told }: Told, staff: StaffOfStory): void {
  const [adult] = told.adults
  if (!adult) return
  const at = between(told.course.created, ctx.now)
  means.checks.push({
    workspaceId: ctx.workspace.id,
    id: idAt(at),
    applicationId: told.row.id,
    adultId: adult.id,
    provider: 'CRIF',
    isDemo: true,
    status: 'done',
    light: 'green',
    reference: 'DEMO-1',
    checkedBy: staff.user.id,
    checkedAt: at,
  })
  means.happenings.push({
    ...subjectIn(told),
    at,
    actor: actorOf(staff.user),
    event: 'credit.checked',
    cause: `${adult.firstName} ${adult.lastName}`,
  })
}

function depositOf(ctx: Context, means: Means, { told, outcome }: Told, staff: StaffOfStory): void {
  const [flat] = told.wished
  const assignedAt = outcome.assignment?.assignedAt
  if (!assignedAt || !flat?.deposit) return
  const at = between(assignedAt, ctx.now)
  means.deposits.push({
    workspaceId: ctx.workspace.id,
    id: idAt(at),
    applicationId: told.row.id,
    provider: 'Zinsli',
    isDemo: true,
    externalId: 'demo-1',
    state: 'active',
    tenantUrl: 'https://zinsli.example/demo-1',
    amount: flat.deposit,
    requestedBy: staff.user.id,
    requestedAt: at,
    askedAt: between(at, ctx.now),
  })
  means.happenings.push({
    ...subjectIn(told),
    at,
    actor: actorOf(staff.user),
    event: 'deposit.opened',
    cause: 'Zinsli',
  })
}

const between = (one: Date, other: Date): Date => new Date((one.getTime() + other.getTime()) / 2)

const subjectIn = ({ row }: ToldApplication): Pick<Happening, 'subject'> => ({
  subject: { kind: 'application', id: row.id, title: `${row.number} ${row.contactName}` },
})

export async function writeMeans({ client }: Context, { checks, deposits }: Means): Promise<void> {
  await insertRows(client, creditCheck, checks)
  await insertRows(client, depositRequest, deposits)
}
