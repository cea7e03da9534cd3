// Investors as records with mails and bulk mail.

import { and, eq, inArray } from 'drizzle-orm'
import { letterSalutation } from '#areas/applications/server/public.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { BulkRecipient, ChosenRecords } from '#platform/server/records/kind-shape.ts'
import type { RecordKind } from '#platform/server/records/record-kind.ts'
import { idsOf } from '#platform/server/table/targets.ts'
import { investorStates } from '../../rules/investor-facts.ts'
import { investorPath, subjectOf, type InvestorRow } from '../record/investor-row.ts'
import { investor, investorContact } from '../tables.ts'
import { investorsTable } from './list.ts'

/** In order of creation, with the title of the first contact person. */
async function investorsOf(ctx: Context, ids: readonly string[]) {
  const rows = await ctx.db
    .select({ row: investor, title: investorContact.title, lastName: investorContact.lastName })
    .from(investor)
    .leftJoin(
      investorContact,
      and(
        eq(investorContact.workspaceId, investor.workspaceId),
        eq(investorContact.investorId, investor.id),
        eq(investorContact.position, 0),
      ),
    )
    .where(and(eq(investor.workspaceId, ctx.workspace.id), inArray(investor.id, [...ids])))
    .orderBy(investor.number)
  return rows.map(({ row, title, lastName }) => ({ ...row, title, lastName: lastName ?? row.contactName }))
}

type Addressed = Pick<InvestorRow, 'contactName' | 'contactEmail' | 'company'> & {
  title: 'ms' | 'mr' | 'other' | null
  lastName: string
}

/** Placeholder values of an investor, in the language of the mail. */
const investorValues = (person: Addressed, language: Language): Record<string, string> => ({
  place_letter_salutation: letterSalutation(language, {
    title: person.title,
    last: person.lastName,
    name: person.contactName,
  }),
  place_fullname: person.contactName,
  place_email: person.contactEmail ?? '',
  place_investor_company: person.company,
})

type ValuesOf = RecordKind['words']['valuesOf']

const valuesOfThose =
  (isMeant: (one: InvestorRow) => boolean): ValuesOf =>
  async (ctx, ids, { languageOf }) => {
    const found = (await investorsOf(ctx, ids)).filter(isMeant)
    return new Map(found.map((one) => [one.id, investorValues(one, languageOf(one.language))]))
  }

async function chosenInvestors(ctx: StaffContext, chosen: ChosenRecords): Promise<BulkRecipient[]> {
  const { targets, applicationIds, progressState } = chosen
  const ids = targets ? await idsOf(investorsTable, ctx, targets) : [...new Set(applicationIds ?? [])]
  if (ids.length === 0) throw fieldRefusal('targets', 'table_nothing_selected')
  const state = investorStates.find((one) => one === progressState)
  if (progressState && !state) throw new AppError('general_value_not_valid', { status: 422 })
  return (await investorsOf(ctx, ids))
    .filter((one) => !state || one.progressState === state)
    .map((one) => ({
      id: one.id,
      number: one.number,
      name: one.contactName,
      address: one.contactEmail ?? '',
      language: one.language,
      ...(obstacleOf(one) && { obstacle: obstacleOf(one) ?? '' }),
    }))
}

function obstacleOf({ progressState, optedOutAt }: InvestorRow): string | null {
  if (progressState === 'inactive') return 'investors_reason_inactive'
  return optedOutAt ? 'investors_reason_opted_out' : null
}

async function recordWritten(
  ctx: Context,
  { title, mailIdByRecord }: { title: string; mailIdByRecord: ReadonlyMap<string, string> },
): Promise<void> {
  for (const one of await investorsOf(ctx, [...mailIdByRecord.keys()])) {
    const changes = [aboutMail(mailIdByRecord.get(one.id) ?? '')]
    ctx.record({ event: 'bulk_mail.written', subject: subjectOf(one), cause: title, changes })
  }
}

export const investorKind: RecordKind = {
  kind: 'investor',
  subject: 'investor',
  table: 'investor',
  takesMails: `r.progress_state = 'active'`,
  choice: 'investors_record_choice',
  pageOf: investorPath,
  addressFormOf: (id) => `${investorPath(id)}?panel=InvestorEdit:${id}`,
  words: { template: 'free_investors', valuesOf: valuesOfThose(() => true) },
  bulk: {
    view: 'Investors',
    action: 4,
    permission: 'shared_communication',
    repeated: 'investors_excluded_repeated',
    recipientsOf: chosenInvestors,
    valuesOf: valuesOfThose((one) => obstacleOf(one) === null),
    recordWritten,
  },
}
