// The door through which investors come: a published project. Whoever registers becomes an investor, or the contact person of the
// one to whom the address belongs, and is interested in the project.

import { and, eq } from 'drizzle-orm'
import type { ExternalDoor, ExternalPerson } from '#areas/external-accounts/server/public.ts'
import { isOpenProject } from '#areas/projects/rules/project-state.ts'
import { lookProjectBySlug } from '#areas/projects/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { findByAddress, lockAddress } from '../record/contacts.ts'
import { newInvestor } from '../record/investor-data.ts'
import { findInvestor, investorPath, type InvestorRow } from '../record/investor-row.ts'
import { recordInvestor } from '../record/recording.ts'
import { investorContact } from '../tables.ts'
import { anonymousTitle } from './anonymous-title.ts'
import { joinProject } from './joining.ts'

export const investorDoor: ExternalDoor = {
  userType: 'b2b',
  async lookEntrance(ctx, slug) {
    const project = await lookProjectBySlug(ctx, slug, { isAnyState: true })
    if (!project || project.state === 'draft') return null
    return { id: project.id, title: anonymousTitle(ctx, project), isOpen: isOpenProject(project) }
  },
  async admit(ctx, { entranceId, account }) {
    await lockAddress(ctx, account.email.toLowerCase())
    const investor = (await knownInvestor(ctx, account)) ?? (await newOne(ctx, account))
    const apply = await joinProject(ctx, {
      investor,
      projectId: entranceId,
      state: 'interested',
      channel: 'account',
    })
    await tellStaff(ctx, {
      kind: 'investor_registered',
      permission: writesInvestors,
      name: investor.company,
      path: `${investorPath(investor.id)}#project-${apply.projectId}`,
      responsible: [],
    })
  },
}

/** By the address of a contact person, who has the account from now on. */
async function knownInvestor(ctx: Context, account: ExternalPerson): Promise<InvestorRow | null> {
  const found = await findByAddress(ctx, account.email)
  if (!found) return null
  await linkAccount(ctx, found.contactId, account.id)
  return findInvestor(ctx, found.id)
}

async function newOne(ctx: Context, account: ExternalPerson): Promise<InvestorRow> {
  const { email, firstName, lastName, phone, language } = account
  const name = `${firstName} ${lastName}`.trim()
  const row = await recordInvestor(
    ctx,
    {
      ...newInvestor(language),
      company: account.company || name || email,
      investorType: account.company ? 'other' : 'private',
      contacts: [{ id: null, title: null, firstName, lastName: lastName || email, function: '', email, phone }],
      source: 'registration',
    },
    null,
  )
  const found = await findByAddress(ctx, email)
  if (found) await linkAccount(ctx, found.contactId, account.id)
  return row
}

const linkAccount = (ctx: Context, contactId: string, accountId: string) =>
  ctx.db
    .update(investorContact)
    .set({ accountId })
    .where(and(eq(investorContact.workspaceId, ctx.workspace.id), eq(investorContact.id, contactId)))
