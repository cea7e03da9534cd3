// Schemas shared by the endpoints of the public form: credentials, form content and page data.

import { z } from 'zod'
import { uploadedFile } from '#platform/contract/file.ts'
import { id, version } from '#platform/contract/fields.ts'
import { isNumber, isText, listOf, recordOf, shapeOf } from '#platform/rules/reading.ts'
import { languages } from '#platform/rules/project-type.ts'
import { formDefinition } from '#areas/forms/rules/form-definition.ts'

/** The applicant's credentials: a public slug and a secret token, both part of the link. */
export const credentials = z.object({
  slug: z.string().regex(/^[0-9a-f]{20}$/),
  token: z.string().regex(/^[\w-]{43}$/),
})
export type Credentials = z.infer<typeof credentials>

export const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

/** By field key. A save contains only changed answers; null deletes an answer. */
export const answers = z.record(z.string().regex(/^[a-z][a-z0-9_]{0,59}$/), answerValue)

/** Type guard for clients that do not load the zod schema. */
export const isAnswers = recordOf(
  (value): value is z.infer<typeof answerValue> =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value) || listOf(isText)(value),
)

export const filledPart = z.object({ version, answers })
export const isFilledPart = shapeOf<z.infer<typeof filledPart>>({ version: isNumber, answers: isAnswers })
export const filledPerson = filledPart.extend({ key: id })
export type FilledPerson = z.infer<typeof filledPerson>

export const handedIn = uploadedFile.extend({
  /** The person's key; null for documents of the household. */
  person: z.string().nullable(),
})
export type HandedIn = z.infer<typeof handedIn>

const isHandedIn = shapeOf<HandedIn>({
  id: isText,
  url: isText,
  key: isText,
  displayName: isText,
  contentType: isText,
  size: isNumber,
  person: (value): value is string | null => value === null || isText(value),
})

/** Type guard for the upload response, without the zod schema. */
export const isTaken = shapeOf<{ uploaded: HandedIn[]; errors: { message: string }[] }>({
  uploaded: listOf(isHandedIn),
  errors: listOf(shapeOf<{ message: string }>({ message: isText })),
})

/** Type guard for the response to an upload chunk, without the zod schema. */
export const isProgress = shapeOf<{ arrived: number; uploaded: HandedIn | null }>({
  arrived: isNumber,
  uploaded: (value): value is HandedIn | null => value === null || isHandedIn(value),
})

/** Prices in francs, null if the public list hides them. Areas in square metres. `image` is null if there is none. */
export const wishedObject = z.object({
  id,
  title: z.string(),
  /** Title of the advertisement. Several objects may share it. */
  tender_title: z.string(),
  reference_number: z.string(),
  address: z.string(),
  image: z.string().nullable(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  floor: z.string().nullable(),
  rentalgross: z.number().nullable(),
  selling_price: z.number().nullable(),
  move_in_date: z.string().nullable(),
  isFree: z.boolean(),
  /** The object is free but has reached its limit of applications. */
  isFull: z.boolean(),
  subsidized: z.boolean(),
  min_occupancy: z.number().nullable(),
  max_occupancy: z.number().nullable(),
  min_adult: z.number().nullable(),
  max_adult: z.number().nullable(),
  min_child: z.number().nullable(),
  max_child: z.number().nullable(),
})
export type WishedObjectCard = z.infer<typeof wishedObject>

export const formsSettings = z.object({
  template: z.enum(['default', 'lsz']),
  adultAge: z.number(),
  /**
   * `block` refuses a household that does not fit the occupancy limits of its wished objects; `warn` only shows a
   * notice.
   */
  occupancy: z.enum(['block', 'warn']),
  /** The current day in Switzerland. Client and server validate dates against it. */
  today: z.string(),
  maxFileSize: z.number(),
  allowedFileTypes: z.array(z.string()),
})

/** Combined occupancy limits of the wished objects; null if any of them sets no limit (spec 1 §3). */
export const occupancyValidity = z.object({
  minAdults: z.number().nullable(),
  maxAdults: z.number().nullable(),
  minChildren: z.number().nullable(),
  maxChildren: z.number().nullable(),
})

export const project = z.object({ name: z.string(), title: z.string() })

/** Summary of a submitted application. */
export const sentApplication = z.object({
  number: z.number(),
  submittedAt: z.string(),
  contactEmail: z.string(),
  isEmailValidated: z.boolean(),
  /** True until staff act on the application; the household may still edit its answers. */
  canChange: z.boolean(),
  /** One for each wished object whose occupancy limits the household does not meet. */
  notes: z.array(z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
})

export const formPage = z.object({
  language: z.enum(languages),
  project,
  formId: id.nullable(),
  form: formDefinition,
  formsSettings,
  objects: z.array(wishedObject),
})

export const invitation = z.object({
  id,
  email: z.string().nullable(),
  createdAt: z.string(),
  /** Key of the person this link belongs to. The person may not exist yet. */
  person: z.string(),
  /**
   * True after the first save or document through the link. From then on only this person can see and edit the part.
   */
  isUsed: z.boolean(),
})

/** Sent to the household instead of the answers and documents of people who fill in their own part. */
export const ownParts = z.object({
  people: z.array(
    z.object({ person: z.string(), asked: z.number(), missing: z.number(), isAskedWhichTenant: z.boolean() }),
  ),
  /** Result of each condition that depends on adults, evaluated for these people only. */
  says: z.record(z.string(), z.boolean()),
})

export const formState = formPage.extend({
  household: filledPart,
  adults: z.array(filledPerson),
  children: z.array(filledPerson),
  documents: z.array(handedIn),
  invitations: z.array(invitation),
  ownParts,
  expiresAt: z.string().nullable(),
  /** Day on which the paper application arrived, if staff typed it in; null otherwise. */
  receivedOn: z.string().nullable(),
  /** Address to confirm if the form was sent faster than a person can type; null otherwise. */
  heldFor: z.string().nullable(),
  /** From this time on a second submit is accepted without confirmation; null if the form is not held. */
  heldUntil: z.string().nullable(),
  application: sentApplication.nullable(),
})
export type FormState = z.infer<typeof formState>
