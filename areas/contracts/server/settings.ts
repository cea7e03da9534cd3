// The wording of the agreement and the rules for the official form, as stored by the project.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { agreementContent, type AgreementContent } from '../rules/agreement-template.ts'
import { defaultAgreement } from '../rules/default-agreement.ts'
import { initialRentSettings, type InitialRentRule } from '../rules/initial-rent.ts'
import { rentalAgreementTemplate } from './tables.ts'

export interface Wording {
  /** 0 is the default wording. */
  version: number
  content: AgreementContent
}

export async function readWording(ctx: Context): Promise<Wording> {
  const [row] = await ctx.db
    .select()
    .from(rentalAgreementTemplate)
    .where(eq(rentalAgreementTemplate.workspaceId, ctx.workspace.id))
    .orderBy(desc(rentalAgreementTemplate.versionNumber))
    .limit(1)
  return row
    ? { version: row.versionNumber, content: agreementContent.parse(row.content) }
    : { version: 0, content: defaultAgreement }
}

/** The wording of the version with which an agreement was sent. */
export async function readWordingOf(ctx: Context, version: number): Promise<Wording> {
  const [row] = await ctx.db
    .select()
    .from(rentalAgreementTemplate)
    .where(
      and(
        eq(rentalAgreementTemplate.workspaceId, ctx.workspace.id),
        eq(rentalAgreementTemplate.versionNumber, version),
      ),
    )
  return row ? { version, content: agreementContent.parse(row.content) } : { version: 0, content: defaultAgreement }
}

export const initialRentKey = 'initial-rent-form'

export const readInitialRentRules = async (ctx: Context): Promise<InitialRentRule[]> =>
  (await readSetting(ctx, initialRentKey, initialRentSettings)).rules
