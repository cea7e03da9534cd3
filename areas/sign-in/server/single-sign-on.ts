// Single sign-on: a round starts with secrets known only to the server, and ends once with the returned code.

import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { signInSettings } from '#areas/project-settings/rules/settings.ts'
import type { ResponseOf, BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { requireOpenWorkspace } from './login.ts'
import { addressOfProvider, exchangeCode, providerIn, type ProviderName, type Round } from './sso-provider.ts'
import { findOrWelcome } from './sso-person.ts'
import { startSession, type Answer } from './start-session.ts'
import { ssoRound } from './tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { often } from './call-limits.ts'
import * as contract from '../contract/single-sign-on.ts'

const roundLasts = 10 * 60 * 1000

export const startSso =
  (name: ProviderName) =>
  async (ctx: Context): Promise<ResponseOf<typeof contract.startOidc>> => {
    requireOpenWorkspace(ctx)
    const provider = providerIn(ctx, await readSetting(ctx, 'sign-in', signInSettings), name)
    const round: Round = {
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
      redirectUri: ctx.linkTo('/sso-callback'),
    }
    await ctx.db
      .delete(ssoRound)
      .where(and(eq(ssoRound.workspaceId, ctx.workspace.id), lt(ssoRound.expiresAt, ctx.now)))
    await ctx.db.insert(ssoRound).values({
      workspaceId: ctx.workspace.id,
      stateHash: hashOf(round.state),
      provider: name,
      nonce: round.nonce,
      codeVerifier: round.codeVerifier,
      redirectUri: round.redirectUri,
      expiresAt: new Date(ctx.now.getTime() + roundLasts),
    })
    return { url: await addressOfProvider(ctx, provider, round) }
  }

export const signInBySso =
  (name: ProviderName) =>
  async (ctx: Context, { body }: { body: BodyOf<typeof contract.signInByOidc> }): Promise<Answer> => {
    requireOpenWorkspace(ctx)
    const { device, device_marks: deviceMarks, ...returned } = body
    const round = await useRound(ctx, name, body.state)
    const provider = providerIn(ctx, await readSetting(ctx, 'sign-in', signInSettings), name)
    const identity = await exchangeCode(ctx, provider, { round, returned: withoutGaps(returned) })
    const person = await findOrWelcome(ctx, identity, provider)
    return startSession(ctx, person, { by: name, device, deviceMarks, didSecondFactor: identity.didSecondFactor })
  }

/** Each state can be exchanged once, whether or not the exchange succeeds. */
async function useRound(ctx: Context, provider: ProviderName, state: string): Promise<Round> {
  const [round] = await ctx.db
    .update(ssoRound)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(ssoRound.workspaceId, ctx.workspace.id),
        eq(ssoRound.stateHash, hashOf(state)),
        eq(ssoRound.provider, provider),
        isNull(ssoRound.usedAt),
        gt(ssoRound.expiresAt, ctx.now),
      ),
    )
    .returning()
  if (!round) throw new AppError('sign_in_sso_round_is_over', { status: 401 })
  const { nonce, codeVerifier, redirectUri } = round
  return { state, nonce, codeVerifier, redirectUri }
}

const withoutGaps = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined))

export const startOidc = publicHandler(contract.startOidc, often, startSso('oidc'))
export const signInByOidc = publicHandler(contract.signInByOidc, often, signInBySso('oidc'))
export const startAzure = publicHandler(contract.startAzure, often, startSso('azure'))
export const signInByAzure = publicHandler(contract.signInByAzure, often, signInBySso('azure'))
