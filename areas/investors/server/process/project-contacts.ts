// Contact people of the investors of a project.

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { isEnded, statesInDataRoom, type ApplyState } from '../../rules/apply-state.ts'
import { investorApplication } from '../process-tables.ts'
import { nameOf } from '../record/contacts.ts'
import { investorContact } from '../tables.ts'
import { joinedWhere } from './apply-row.ts'

export interface InvestorContact {
  investorId: string
  contactId: string
  name: string
  company: string
  email: string
  language: Language
  state: ApplyState
  /** The data room was opened for the investor. */
  mayEnterDataRoom: boolean
}

/** Contact people with an address, of investors who take part, the first person of each first. */
export async function investorContactsOf(ctx: Context, projectId: string): Promise<InvestorContact[]> {
  const joined = await joinedWhere(ctx, eq(investorApplication.projectId, projectId))
  const present = joined.filter(
    ({ apply, investor }) =>
      !isEnded(apply.state) && investor.progressState === 'active' && investor.optedOutAt === null,
  )
  if (present.length === 0) return []
  const contacts = await ctx.db
    .select()
    .from(investorContact)
    .where(
      and(
        eq(investorContact.workspaceId, ctx.workspace.id),
        inArray(
          investorContact.investorId,
          present.map(({ investor }) => investor.id),
        ),
      ),
    )
    .orderBy(asc(investorContact.position), asc(investorContact.id))
  return present.flatMap(({ investor, apply }) =>
    contacts.flatMap((contact) =>
      contact.investorId === investor.id && contact.email !== null
        ? [
            {
              investorId: investor.id,
              contactId: contact.id,
              name: nameOf(contact),
              company: investor.company,
              email: contact.email,
              language: investor.language,
              state: apply.state,
              mayEnterDataRoom: statesInDataRoom.includes(apply.state),
            },
          ]
        : [],
    ),
  )
}
