// One person who asked about projects for sale, the history, and the step to an investor.

import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed, spokenActions } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/interested.ts'
import { interestedActions, interestedCan } from '../../rules/interested-can.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { leaveWords } from '../leave-words.ts'
import { joinProject } from '../process/joining.ts'
import { newInvestor } from '../record/investor-data.ts'
import { findInvestor } from '../record/investor-row.ts'
import { recordInvestor } from '../record/recording.ts'
import { changePerson, findPerson, lockPerson, subjectOf, type PersonRow } from './person-row.ts'
import { dataOf } from './recording.ts'

const permission = 'interested_people'

export const getInterestedInvestor = handler(
  contract.getInterestedInvestor,
  { permission },
  async (ctx, { params }) => {
    const row = await findPerson(ctx, params.id)
    const nameOf = await staffNames(ctx, [row.recordedBy])
    return {
      id: row.id,
      version: row.version,
      number: row.number,
      progress_state: row.progressState,
      stateTitle: ctx.t(`investors_person_state_${row.progressState}`),
      data: await dataOf(ctx, row),
      createdAt: row.createdAt.toISOString(),
      recordedBy: row.recordedBy && nameOf(row.recordedBy).name,
      leaveReason: leaveWords(ctx, row),
      leftAt: row.leftAt?.toISOString() ?? null,
      investor: await investorOf(ctx, row),
      actions: spokenActions(
        ctx,
        interestedActions.filter((key) => key !== 'make_investor' || ctx.can(writesInvestors)),
        (key) => interestedCan[key](row),
      ),
    }
  },
)

async function investorOf(ctx: StaffContext, { investorId }: PersonRow) {
  if (!investorId) return null
  const { id, company } = await findInvestor(ctx, investorId)
  return { id, name: company }
}

export const getInterestedTimeline = handler(
  contract.getInterestedTimeline,
  { permission },
  async (ctx, { params }) => {
    const { id } = await findPerson(ctx, params.id)
    return readTimelineOf(ctx, { kind: 'interested_investor', id, fields: 'investors_field' })
  },
)

/** The investor begins with the contact data of the person, and in the project that the person asked about. */
export const makeInvestor = handler(
  contract.makeInvestor,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const row = await lockPerson(ctx, params.id)
    assertAllowed(interestedCan.make_investor(row))
    const data = await dataOf(ctx, row)
    if (body.version !== row.version) throw staleVersion({ version: row.version, data })
    const { title, firstName, lastName, contactEmail: email, contactPhone: phone } = data
    const made = await recordInvestor(
      ctx,
      {
        ...newInvestor(row.language),
        company: body.company,
        investorType: body.investorType,
        contacts: [{ id: null, title, firstName, lastName, function: '', email, phone }],
        source: 'interested',
        remark: data.remark,
      },
      ctx.user.id,
    )
    await changePerson(ctx, row, { investorId: made.id, progressState: 'inactive', leftAt: ctx.now })
    ctx.record({
      event: 'interested_investor.became_investor',
      subject: subjectOf(row),
      cause: made.company,
      changes: [],
    })
    if (row.projectId)
      await joinProject(ctx, { investor: made, projectId: row.projectId, state: 'interested', channel: 'staff' })
    const said = ctx.t('investors_done_made', { name: made.company })
    return { investorId: made.id, notify: [{ type: 'success', title: said }] }
  },
)
