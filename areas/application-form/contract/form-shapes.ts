// Schemas shared by the endpoints of the public form: credentials, form content and page data.

import { z } from 'zod'
import { uploadedFile } from '#platform/contract/file.ts'
import { id, version } from '#platform/contract/fields.ts'
import { isNumber, isText, listOf, recordOf, shapeOf } from '#platform/rules/reading.ts'
import { languages } from '#platform/rules/project-type.ts'
import { formDefinition } from '#areas/forms/rules/form-definition.ts'

/** The applicant's key: a public name and a secret; both come from the link. */
export const credentials = z.object({
  slug: z.string().regex(/^[0-9a-f]{20}$/),
  token: z.string().regex(/^[\w-]{43}$/),
})
export type Credentials = z.infer<typeof credentials>

export const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

/** By field key. In a save only the changed ones; null takes an answer back. */
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
  /** The person's key; null for papers of the household. */
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
  /** Free, but it takes no more applications than it has. */
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
  /** The day in Switzerland, by which dates are judged on both sides. */
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
  /** Since its first save or paper the part is that person's own. */
  isUsed: z.boolean(),
})

/** Sent to the household instead of the answers and documents of people who fill in their own part. */
export const ownParts = z.object({
  people: z.array(
    z.object({ person: z.string(), asked: z.number(), missing: z.number(), isAskedWhichTenant: z.boolean() }),
  ),
  /** By condition that looks at adults: what these alone say. */
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
  /** Typed in by staff: the day the paper came; null for households themselves. */
  receivedOn: z.string().nullable(),
  /** It was sent faster than anybody types and waits until this address is confirmed; null otherwise. */
  heldFor: z.string().nullable(),
  /** From when on it is taken also without that, when it is sent again; null where nothing waits. */
  heldUntil: z.string().nullable(),
  application: sentApplication.nullable(),
})
export type FormState = z.infer<typeof formState>
