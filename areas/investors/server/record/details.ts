// One investor as staff see them, and the history.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { isBounced } from '#platform/server/mail/known-addresses.ts'
import { spokenActions } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/investor.ts'
import type { InvestorView } from '../../contract/investor.ts'
import { investorActions, investorCan } from '../../rules/investor-can.ts'
import { lexResultOf } from '../../rules/lex-koller.ts'
import { isGeneralNdaInForce } from '../../rules/nda.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { leaveWords } from '../leave-words.ts'
import { contactsOf } from './contacts.ts'
import { dataWith } from './investor-data.ts'
import { findInvestor, standingOf, type InvestorRow } from './investor-row.ts'

export const getInvestor = handler(contract.getInvestor, { permission: 'permit' }, async (ctx, { params }) =>
  viewOf(ctx, await findInvestor(ctx, params.id)),
)

export const getInvestorForm = handler(contract.getInvestorForm, { permission: 'permit' }, async (ctx, { params }) =>
  viewOf(ctx, await findInvestor(ctx, params.id)),
)

async function viewOf(ctx: StaffContext, row: InvestorRow): Promise<InvestorView> {
  const nameOf = await staffNames(ctx, [row.recordedBy])
  const standing = await standingOf(ctx, row)
  const contacts = await contactsOf(ctx, row.id)
  return {
    id: row.id,
    settingsKey: 'investors',
    version: row.version,
    number: row.number,
    progress_state: row.progressState,
    stateTitle: ctx.t(`investors_state_${row.progressState}`),
    data: dataWith(row, contacts),
    accounts: contacts.filter(({ accountId }) => accountId !== null).map(({ id }) => id),
    createdAt: row.createdAt.toISOString(),
    recordedBy: row.recordedBy && nameOf(row.recordedBy).name,
    leaveReason: leaveWords(ctx, row),
    leftAt: row.leftAt?.toISOString() ?? null,
    optedOutAt: row.optedOutAt?.toISOString() ?? null,
    optOutReason: row.optOutReason,
    profileChangedAt: row.profileChangedAt?.toISOString() ?? null,
    profileLinkUntil:
      row.profileLinkUntil && row.profileLinkUntil > ctx.now ? row.profileLinkUntil.toISOString() : null,
    lexResult: lexResultOf(lexFacts(row)),
    isGeneralNdaInForce: isGeneralNdaInForce(row, dayOf(ctx.now)),
    hasBounce: await isBounced(ctx, row.contactEmail ?? ''),
    canWrite: ctx.can(writesInvestors),
    actions: spokenActions(ctx, investorActions, (key) => investorCan[key](standing)),
  }
}

const lexFacts = (row: InvestorRow) => ({
  domicile: row.lexDomicile,
  nationality: row.lexNationality,
  permit: row.lexPermit,
  foreignShare: row.lexForeignShare,
  isPerson: row.investorType === 'private' || row.legalForm === 'person',
})

export const getInvestorTimeline = handler(
  contract.getInvestorTimeline,
  { permission: 'permit' },
  async (ctx, { params }) => {
    const { id } = await findInvestor(ctx, params.id)
    return readTimelineOf(ctx, {
      kind: 'investor',
      id,
      fields: 'investors_field',
      money: ['volumeFrom', 'volumeTo', 'ticketSize', 'amount'],
    })
  },
)
