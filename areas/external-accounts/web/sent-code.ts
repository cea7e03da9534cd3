// The code that is on its way, while its page is opened. Kept for this tab alone: the address contains only the masked
// number.

import { isNumber, isText, oneOf, readJson, shapeOf } from '#platform/rules/reading.ts'
import type { CodeSent } from '../contract/account-fields.ts'
import { codeChannels } from '../rules/codes.ts'
import type { Entrance } from './entrance.ts'

const storageKey = 'external-code'

/** Time at which it was kept, in milliseconds, so that a reload goes on counting. */
export type KeptCode = CodeSent & { at: number }

const isKept = shapeOf<KeptCode>({
  token: isText,
  user_slug: isText,
  phone: isText,
  channel: oneOf(codeChannels),
  wait_seconds: isNumber,
  at: isNumber,
})

export const keepSentCode = (sent: CodeSent): void =>
  sessionStorage.setItem(storageKey, JSON.stringify({ ...sent, at: Date.now() }))

export const readSentCode = (): KeptCode | undefined => readJson(sessionStorage.getItem(storageKey), isKept)

export const forgetSentCode = (): void => sessionStorage.removeItem(storageKey)

/** Page on which the code is entered. */
export const codePath = ({ userType, slug }: Entrance, { user_slug, phone }: CodeSent): string =>
  `/${userType}-phone-number-auth/${encodeURIComponent(slug)}/${user_slug}/${encodeURIComponent(phone)}`
