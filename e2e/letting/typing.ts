// Starts a form and types into it without a pause.

import type { Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, labelOf } from './form.ts'

const t = textsIn('de')

export interface Typed {
  text: string
  /** Timestamp of each typed character, in milliseconds. */
  at: number[]
}

/** Types characters one after the other until the browser is gone or `isEnough` returns true. */
export async function type(page: Page, typed: Typed, isEnough = () => false): Promise<void> {
  try {
    for (let sign = 0; !isEnough(); sign++) {
      const letter = 'abcdefghijklmnopqrstuvwxyz'[sign % 26] ?? 'a'
      typed.text += letter
      typed.at.push(Date.now())
      await page.keyboard.press(letter)
      await pause(40)
    }
  } catch {
    // The browser was killed in the middle of a character.
  }
}

const boxOf = (key: string) => (page: Page) =>
  page.getByRole('textbox', { name: labelOf(t, fieldOf('household', key)) })

export const motivation = boxOf('motivation')

/** A field of the first step, shown once the room is ticked. */
export const useOfRoom = boxOf('stockroom_intended_use')

/** Question as shown in the prerendered page. */
export const roomIsWanted = (page: Page) =>
  page.getByRole('checkbox', { name: labelOf(t, fieldOf('household', 'wants_stockroom')) })

/** Returns the address of the form's second step. */
export async function beginIn(page: Page, house: string): Promise<string> {
  const flat = await freeFlatIn(page, house)
  const { formsCredentials, formId } = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = formsCredentials
  return addressOf('rent', `/form/application/new/${slug}/${token}/${formId}?step=household`)
}
