// The rental agreement of one tenancy: content, missing data, PDF, and sending. Its id is the tenancy's id.

import { z } from 'zod'
import { verdict } from '#areas/applications/contract/offers.ts'
import { contractStates } from '#areas/applications/rules/application-state.ts'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, optionalLine, version } from '#platform/contract/fields.ts'
import { uploadAnswer, uploadedFile } from '#platform/contract/file.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { parties } from '../rules/signers.ts'

/** Required signer: an adult of the household, or the landlord (`adultId` null). */
const signer = z.object({ party: z.enum(parties), adultId: id.nullable(), name: z.string() })

const francs = z.number().min(0).max(1_000_000).nullable()

const rentsOfObject = z.object({ netRent: francs, ancillaryCost: francs, deposit: francs })

/** Terms agreed for this tenancy. Empty rents default to those of the object. */
export const contractTerms = z.object({
  contractStart: day.nullable(),
  contractEnd: day.nullable(),
  netRent: francs,
  ancillaryCost: francs,
  deposit: francs,
  noticeMonths: z.int().min(1).max(60),
  noticeDates: z.string().trim().max(200, 'general_text_too_long').nullable(),
  isFirstLetting: z.boolean(),
  previousNetRent: francs,
  previousAncillaryCost: francs,
  rentReason: z.string().trim().max(500, 'general_text_too_long').nullable(),
  referenceRate: z.number().min(0).max(20).nullable(),
  priceIndex: z.number().min(1).max(2000).nullable(),
  comment: z.string().trim().max(2000, 'general_text_too_long').nullable(),
  /** Rents of the objects let together with the main object. Objects that are not listed keep their rents. */
  together: z.array(rentsOfObject.extend({ objectId: id })).default([]),
})
export type ContractTerms = z.infer<typeof contractTerms>

/** Francs per month; the deposit is a single amount. */
const rents = z.object({
  netRent: z.number().nullable(),
  ancillaryCost: z.number().nullable(),
  grossRent: z.number().nullable(),
  deposit: z.number().nullable(),
})

export const contractInfo = rents.extend({
  version,
  language: z.enum(languages),
  parties: z.array(z.object({ name: z.string(), dateOfBirth: z.string().nullable(), role: z.string().nullable() })),
  landlord: z.object({ name: z.string(), address: z.string() }),
  /** Objects let together with the main object, such as a parking space, with the agreed rents or their own. */
  together: z.array(rents.extend({ objectId: id, title: z.string() })),
  /** Sum of the main object and everything let with it. */
  total: rents,
  /** Total deposit divided by the total monthly rent. The law allows at most three for homes. */
  depositMonths: z.number().nullable(),
  contractNumber: z.string().nullable(),
  /** First possible start: the day after the previous household's last day. Null if there was none. */
  freeFrom: z.string().nullable(),
  terms: contractTerms,
  /** The official initial rent form; null if it is not required at this place. */
  initialRentForm: z
    .object({
      canton: z.string(),
      source: z.string(),
      previousNetRent: z.number().nullable(),
      previousAncillaryCost: z.number().nullable(),
      /** The household whose agreement the previous rent was taken from. */
      previousOf: z.string().nullable(),
    })
    .nullable(),
  /** Remarks for staff to judge; they block nothing. */
  hints: z.array(z.string()),
  /** Missing data that blocks sending; `href` is the page where it is entered. */
  missing: z.array(z.object({ key: z.string(), text: z.string(), href: z.string() })),
  documents: z.array(uploadedFile.extend({ category: z.string(), createdAt: z.string() })),
  signatures: z.array(signer.extend({ id, signedOn: z.string(), by: z.string().nullable() })),
  unsigned: z.array(signer),
  canEdit: verdict,
  canSend: verdict,
  canWithdraw: verdict,
  canSign: verdict,
})
export type ContractInfo = z.infer<typeof contractInfo>

export const getContractInfo = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id/contract-info',
  summary:
    'What the rental agreement says: parties, rents in francs of the object and of what is let with it, deposit, term, papers and signatures; and what is missing.',
  params: idParam,
  response: contractInfo,
})

export const saveContractTerms = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/contract-terms',
  summary: 'Sets what is agreed, until the agreement goes out; amounts in francs.',
  params: idParam,
  body: contractTerms.extend({ version }),
  response: done.extend({ version }),
})

export const getContractPreview = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id/contract-preview',
  summary: 'The agreement as PDF with the official form of the initial rent; gaps where something is missing.',
  params: idParam,
  response: z.unknown(),
})

const moved = z.object({ progress_state: z.enum(contractStates), version, notify: z.array(notice).optional() })

const accompanying = {
  message: z.string().trim().max(2000, 'general_text_too_long').optional(),
  /** Replaces the text of the automatic mail. */
  mail: mailWords.optional(),
}

export const sendContractEmail = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/send-contract-email',
  summary:
    'Mails the agreement to the household and keeps the very paper; 409 with the list while something is missing.',
  params: idParam,
  body: z.object({
    ...accompanying,
    version: version.optional(),
  }),
  response: moved,
})

export const previewContractEmail = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/contract-email-preview',
  summary:
    'The mail with which the agreement would go to the household; 409 where it goes out at the signing provider. Writes nothing.',
  params: idParam,
  body: z.object(accompanying),
  response: shownMail,
})

export const cancelContract = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/cancel-contract',
  summary:
    'Withdraws an agreement that is not signed by all, at the signing provider too; the tenancy is without contract again.',
  params: idParam,
  body: z.object({ reason: optionalLine(500), version: version.optional() }),
  response: moved,
})

export const recordSignature = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/signatures',
  summary: 'Records that one of the signers has signed on paper, and on which day; `adultId` is null for the landlord.',
  params: idParam,
  body: z.object({
    party: z.enum(parties, { error: 'general_field_is_required' }),
    adultId: id.nullable(),
    signedOn: day,
  }),
  response: done,
})

export const removeSignature = endpoint({
  method: 'DELETE',
  path: '/api/v1/tenants/:id/signatures/:signatureId',
  summary: 'Takes a signature away that was recorded by mistake.',
  params: z.object({ id, signatureId: id }),
  response: done,
})

export const uploadSignedContract = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/signed-contract',
  summary: 'Keeps the scan of the signed agreement with the tenancy.',
  params: idParam,
  response: uploadAnswer,
})
