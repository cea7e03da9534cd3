// Calls of the accounts of document-room guests.

import { often, seldom } from '#areas/sign-in/server/public.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/dms.ts'
import { askForLink, askForNewPhone, setNewPassword } from './account-links.ts'
import { findEntry } from './entrances.ts'
import { entranceInit } from './entrance-init.ts'
import { lookInvited } from './invited.ts'
import { endSession } from './logout.ts'
import { linkIsOver, registerInvited } from './registration.ts'
import { enterCode, enterPassword, sendAnotherCode } from './sign-in-steps.ts'

export const getRoomInit = publicHandler(contract.getRoomInit, often, async (ctx, { query }) =>
  entranceInit(ctx, await findEntry(ctx, 'dms', query.slug)),
)

export const verifyGuest = publicHandler(contract.verifyGuest, often, async (ctx, { params }) => {
  const entry = await findEntry(ctx, 'dms', params.slug)
  const invited = await lookInvited(ctx, entry, params)
  if (!invited) throw linkIsOver()
  return { title: entry.title, ...invited }
})

export const registerGuest = publicHandler(contract.registerGuest, seldom, async (ctx, { params, body }) =>
  registerInvited(ctx, await findEntry(ctx, 'dms', params.slug), { ...body, userSlug: params.userSlug }),
)

export const verifyPhoneNumber = publicHandler(contract.verifyPhoneNumber, often, async (ctx, { body }) =>
  enterCode(ctx, await findEntry(ctx, 'dms', body.slug), body),
)

export const sendGuestCode = publicHandler(contract.sendGuestCode, seldom, (ctx, { body }) =>
  sendAnotherCode(ctx, 'dms', body.token),
)

export const loginGuest = publicHandler(contract.loginGuest, often, async (ctx, { params, body }) =>
  enterPassword(ctx, await findEntry(ctx, 'dms', params.slug), body),
)

export const requestPasswordChange = publicHandler(contract.requestPasswordChange, seldom, async (ctx, { body }) => {
  await askForLink(ctx, await findEntry(ctx, 'dms', body.slug), { email: body.email, purpose: 'password' })
  return {}
})

export const changeGuestPassword = publicHandler(contract.changeGuestPassword, seldom, async (ctx, { body }) => {
  const { user_slug: userSlug, token, new_password: password } = body
  await setNewPassword(ctx, await findEntry(ctx, 'dms', body.slug), { userSlug, token, password })
  return { notify: [{ type: 'success', title: ctx.t('sign_in_password_is_set') }] }
})

export const requestPhoneChange = publicHandler(contract.requestPhoneChange, seldom, async (ctx, { body }) => {
  await askForLink(ctx, await findEntry(ctx, 'dms', body.slug), { email: body.email, purpose: 'phone' })
  return {}
})

export const changePhoneNumber = publicHandler(contract.changePhoneNumber, seldom, async (ctx, { body }) =>
  askForNewPhone(ctx, await findEntry(ctx, 'dms', body.slug), body),
)

export const logoutGuest = publicHandler(contract.logoutGuest, often, async (ctx, { body }) => {
  await endSession(ctx, 'dms', body.token)
  return {}
})
