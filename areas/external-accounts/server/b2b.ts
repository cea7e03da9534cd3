// Calls of the accounts of investors.

import { often, seldom } from '#areas/sign-in/server/public.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/b2b.ts'
import { askForLink, askForNewPhone, proveEmail, readEmailLink, setNewPassword } from './account-links.ts'
import { findEntry } from './entrances.ts'
import { entranceInit } from './entrance-init.ts'
import { lookInvited } from './invited.ts'
import { endSession } from './logout.ts'
import { registerByMail, registerInvited } from './registration.ts'
import { enterCode, enterPassword, sendAnotherCode } from './sign-in-steps.ts'

export const getProjectInit = publicHandler(contract.getProjectInit, often, async (ctx, { params }) =>
  entranceInit(ctx, await findEntry(ctx, 'b2b', params.projectSlug)),
)

export const getRegistration = publicHandler(contract.getRegistration, often, async (ctx, { params, query }) => {
  const entry = await findEntry(ctx, 'b2b', params.projectSlug)
  const { account, code } = query
  const invited = account && code ? await lookInvited(ctx, entry, { userSlug: account, code }) : null
  return { title: entry.title, is_open: entry.isOpen, invited }
})

export const registerInvestor = publicHandler(contract.registerInvestor, seldom, async (ctx, { params, body }) => {
  const entry = await findEntry(ctx, 'b2b', params.projectSlug)
  const { account, invitation, ...person } = body
  if (account && invitation) {
    const code = await registerInvited(ctx, entry, { ...person, userSlug: account, code: invitation })
    return { next: 'code' as const, code }
  }
  await registerByMail(ctx, entry, person)
  return { next: 'email' as const, code: null }
})

export const sendEmailVerification = publicHandler(contract.sendEmailVerification, seldom, async (ctx, { body }) => {
  await askForLink(ctx, await findEntry(ctx, 'b2b', body.project_slug), { email: body.email, purpose: 'email' })
  return {}
})

export const checkEmailLink = publicHandler(contract.checkEmailLink, often, async (ctx, { params }) => {
  const entry = await findEntry(ctx, 'b2b', params.projectSlug)
  const { email } = await readEmailLink(ctx, entry, params)
  return { title: entry.title, email }
})

export const verifyEmail = publicHandler(contract.verifyEmail, seldom, async (ctx, { params, body }) =>
  proveEmail(ctx, await findEntry(ctx, 'b2b', params.projectSlug), { ...params, ...body }),
)

export const loginInvestor = publicHandler(contract.loginInvestor, often, async (ctx, { body }) =>
  enterPassword(ctx, await findEntry(ctx, 'b2b', body.project_slug), body),
)

export const sendPhoneVerification = publicHandler(contract.sendPhoneVerification, seldom, (ctx, { body }) =>
  sendAnotherCode(ctx, 'b2b', body.token),
)

export const verifyPhone = publicHandler(contract.verifyPhone, often, async (ctx, { body }) =>
  enterCode(ctx, await findEntry(ctx, 'b2b', body.project_slug), body),
)

export const requestNewPhone = publicHandler(contract.requestNewPhone, seldom, async (ctx, { body }) => {
  await askForLink(ctx, await findEntry(ctx, 'b2b', body.project_slug), { email: body.email, purpose: 'phone' })
  return {}
})

export const resetPhone = publicHandler(contract.resetPhone, seldom, async (ctx, { body }) =>
  askForNewPhone(ctx, await findEntry(ctx, 'b2b', body.project_slug), body),
)

export const requestNewPassword = publicHandler(contract.requestNewPassword, seldom, async (ctx, { body }) => {
  await askForLink(ctx, await findEntry(ctx, 'b2b', body.project_slug), { email: body.email, purpose: 'password' })
  return {}
})

export const resetInvestorPassword = publicHandler(contract.resetInvestorPassword, seldom, async (ctx, { body }) => {
  const { user_slug: userSlug, token, new_password: password } = body
  await setNewPassword(ctx, await findEntry(ctx, 'b2b', body.project_slug), { userSlug, token, password })
  return { notify: [{ type: 'success', title: ctx.t('sign_in_password_is_set') }] }
})

export const logoutInvestor = publicHandler(contract.logoutInvestor, often, async (ctx, { body }) => {
  await endSession(ctx, 'b2b', body.token)
  return {}
})
