// Signatures of the project (on its settings page) and of the signed-in person.

import { and, eq } from 'drizzle-orm'
import { changesBetween, readSettingHistory } from '#areas/project-settings/server/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import { inBrackets } from '../rules/filling.ts'
import { signatureSources } from '../rules/kinds.ts'
import {
  fillSignatureHtml,
  isSigned,
  signatureBodies,
  unknownInSignature,
  type SignatureBodies,
} from '../rules/signature.ts'
import { readCommonValues } from './common-values.ts'
import { mailProof, plainText } from './mail-proof.ts'
import { choicesOf } from './named.ts'
import { mailSignature } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/signature.ts'

type Whose = (ctx: StaffContext) => string
const projects: Whose = (ctx) => ctx.workspace.id
const ones: Whose = (ctx) => ctx.user.id

const none: SignatureBodies = { de: '', fr: '' }

const lookSignature = async (ctx: StaffContext, ownerId: string) => {
  const [row] = await ctx.db
    .select()
    .from(mailSignature)
    .where(and(eq(mailSignature.workspaceId, ctx.workspace.id), eq(mailSignature.ownerId, ownerId)))
  return { version: row?.version ?? 0, data: row?.bodies ?? none }
}

const read =
  (whose: Whose) =>
  async (ctx: StaffContext): Promise<ResponseOf<typeof contract.getMailSignature>> => {
    const { version, data } = await lookSignature(ctx, whose(ctx))
    const common = await readCommonValues(ctx)
    return {
      version,
      data,
      placeholders: choicesOf(ctx, signatureSources),
      shown: { de: fillSignatureHtml(data.de, common.de), fr: fillSignatureHtml(data.fr, common.fr) },
      history: await readSettingHistory(ctx, { ...subjectOf(ctx, whose), fields: 'mail_templates_signature_' }),
    }
  }

const save =
  (whose: Whose) =>
  async (
    ctx: StaffContext,
    { body }: Input<typeof contract.saveMailSignature>,
  ): Promise<ResponseOf<typeof contract.saveMailSignature>> => {
    const ownerId = whose(ctx)
    const before = await lookSignature(ctx, ownerId)
    if (body.version !== before.version) throw staleVersion(before)
    const bodies = kept(signatureBodies.parse(body))
    for (const language of ['de', 'fr'] as const) {
      const names = unknownInSignature(bodies[language]).map(inBrackets)
      if (names.length > 0) throw fieldRefusal(language, 'mail_templates_unknown', { names: names.join(', ') })
    }
    const version = before.version + 1
    const change = { bodies, version, changedBy: ctx.user.id, changedAt: ctx.now }
    const [saved] = await ctx.db
      .insert(mailSignature)
      .values({ workspaceId: ctx.workspace.id, ownerId, ...change })
      .onConflictDoUpdate({
        target: [mailSignature.workspaceId, mailSignature.ownerId],
        set: change,
        setWhere: eq(mailSignature.version, before.version),
      })
      .returning({ version: mailSignature.version })
    // No row was returned: another person saved the first signature at the same time.
    if (!saved) throw staleVersion(await lookSignature(ctx, ownerId))
    const title = ctx.t('mail_templates_signature')
    ctx.record({
      event: 'mail_signature.changed',
      subject: { ...subjectOf(ctx, whose), title },
      changes: changesBetween(told(before.data), told(bodies)),
    })
    return { version, notify: [{ type: 'success', title: ctx.t('mail_templates_signature_saved') }] }
  }

/** Called when the person's login is deleted. */
export async function forgetSignature(ctx: Context, ownerId: string): Promise<void> {
  await ctx.db
    .delete(mailSignature)
    .where(and(eq(mailSignature.workspaceId, ctx.workspace.id), eq(mailSignature.ownerId, ownerId)))
}

const kept = ({ de, fr }: SignatureBodies): SignatureBodies => ({
  de: isSigned(de) ? mailProof(de) : '',
  fr: isSigned(fr) ? mailProof(fr) : '',
})

const told = ({ de, fr }: SignatureBodies) => ({ de: plainText(de), fr: plainText(fr) })

const subjectOf = (ctx: StaffContext, whose: Whose) => ({ kind: 'mail_signature', id: whose(ctx) })

export const readProjectSignature = read(projects)

export const getMailSignature = handler(contract.getMailSignature, { permission: 'admin' }, readProjectSignature)
export const saveProjectSignature = save(projects)

export const saveMailSignature = handler(contract.saveMailSignature, { permission: 'admin' }, saveProjectSignature)
export const readOwnSignature = read(ones)

export const getOwnSignature = handler(contract.getOwnSignature, { permission: 'permit' }, readOwnSignature)
export const saveOwn = save(ones)

export const saveOwnSignature = handler(contract.saveOwnSignature, { permission: 'permit' }, saveOwn)
