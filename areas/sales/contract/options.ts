// Options of a purchase that staff define: titles, choices with their effect on the price, deadline, objects.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  day,
  id,
  idParam,
  instant,
  line,
  noNumber,
  numberExpected,
  option,
  version,
} from '#platform/contract/fields.ts'
import { uploadAnswer, uploadedFile } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'
import { isWholeRappen } from '#platform/rules/amounts/money.ts'
import { mostChoices, mostOptions } from '../rules/choices/option-content.ts'
import { optionReaches } from '../rules/choices/option-reach.ts'

const words = (most: number) => z.string().trim().max(most, 'general_text_too_long')

/** In francs. */
const mostEffect = 9_999_999
const effect = z.number(numberExpected).min(-mostEffect).max(mostEffect).refine(isWholeRappen, 'sales_two_decimals')

export const choiceKey = z.string().regex(/^[0-9a-f]{20}$/)

export const optionData = z.object({
  titleDe: line(100),
  titleFr: words(100),
  textDe: words(1000),
  textFr: words(1000),
  /** The first choice is included in the price. A new choice has no key yet. */
  choices: z
    .array(z.object({ key: choiceKey.nullable(), titleDe: line(100), titleFr: words(100), effect }))
    .min(2, 'sales_option_two_choices')
    .max(mostChoices),
  /** Either a day, or a number of days after the reservation. */
  deadlineOn: day.nullable(),
  deadlineDays: z.int(noNumber).min(1).max(730).nullable(),
  reach: z.enum(optionReaches),
  buildingIds: z.array(id).max(200),
  objectIds: z.array(id).max(500),
})
export type OptionData = z.infer<typeof optionData>

export const saleOptionView = optionData.extend({
  id,
  version,
  contentVersion: z.number(),
  /** Instant; null while the option is offered. */
  endedAt: instant.nullable(),
  picture: uploadedFile.nullable(),
  /** Buyers who may still choose, and those whose choice is known. */
  counts: z.object({ open: z.number(), known: z.number() }),
})
export type SaleOptionView = z.infer<typeof saleOptionView>

const path = '/api/v1/sales/options'

export const listOptions = endpoint({
  method: 'GET',
  path,
  summary: 'Options of the project in the order in which buyers see them, ended ones last.',
  response: z.object({ options: z.array(saleOptionView), canWrite: z.boolean() }),
})

export const listOptionTargets = endpoint({
  method: 'GET',
  path: `${path}/targets`,
  summary: 'Buildings and objects to which an option can be limited.',
  response: z.object({ buildings: z.array(option), objects: z.array(option) }),
})

export const createOption = endpoint({
  method: 'POST',
  path,
  summary: 'Adds an option. Buyers whose object it concerns can choose at once.',
  body: optionData,
  response: done,
})

export const saveOption = endpoint({
  method: 'POST',
  path: `${path}/:id`,
  summary: 'Changes an option. Buyers who have chosen keep the titles and prices that they chose from.',
  params: idParam,
  body: optionData.extend({ version }),
  response: done,
})

export const endOption = endpoint({
  method: 'POST',
  path: `${path}/:id/end`,
  summary: 'Offers the option to nobody any more, or offers it again. Choices stay.',
  params: idParam,
  body: z.object({ version, isEnded: z.boolean() }),
  response: done,
})

export const moveOption = endpoint({
  method: 'POST',
  path: `${path}/:id/move`,
  summary: 'Moves an option within the order in which buyers see them. 409 if the order of the others has changed.',
  params: idParam,
  /** All options in the new order. */
  body: z.object({ order: z.array(id).max(mostOptions) }),
  response: done,
})

export const uploadOptionPicture = endpoint({
  method: 'POST',
  path: `${path}/:id/picture`,
  summary: 'Replaces the picture of an option (multipart).',
  params: idParam,
  response: uploadAnswer,
})

export const removeOptionPicture = endpoint({
  method: 'DELETE',
  path: `${path}/:id/picture`,
  summary: 'Removes the picture of an option.',
  params: idParam,
  response: done,
})
