// One investor: company, contact people, search profile, legal facts, state and history. Money in francs; empty lists and
// null mean open.

import { z } from 'zod'
import { cantons } from '#areas/buildings/rules/cantons.ts'
import { buildingZones, propertyUses, transactionTypes } from '#areas/projects/rules/project-choices.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, email, id, idParam, line, noNumber, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { languages } from '#platform/rules/project-type.ts'
import { investorActions } from '../rules/investor-can.ts'
import {
  investorSources,
  investorStates,
  investorTitles,
  investorTypes,
  leaveReasons,
  legalForms,
  postalCodePattern,
  propertyStates,
  riskClasses,
} from '../rules/investor-facts.ts'
import { lexDomiciles, lexNationalities, lexPermits, lexResults } from '../rules/lex-koller.ts'

const wrong = { error: 'general_value_not_valid' }
const needed = { error: 'general_field_is_required' }
const words = (max: number) => z.string().trim().max(max, 'general_text_too_long')
const someOf = <Value extends string>(values: readonly Value[]) => z.array(z.enum(values, wrong)).max(values.length)
const amount = z.number(noNumber).min(0, wrong.error).max(1e11, wrong.error).nullable()
const percent = z.number(noNumber).min(0, wrong.error).max(100, wrong.error).nullable()

export const contactData = z.object({
  /** Null for a new person. */
  id: id.nullable(),
  title: z.enum(investorTitles).nullable(),
  firstName: words(60),
  lastName: line(60),
  function: words(100),
  email: email.nullable(),
  phone: words(40).nullable(),
})
export type ContactData = z.infer<typeof contactData>

export const profileData = z.object({
  cantons: someOf(cantons),
  /** Postal codes in full or by their first digits. */
  postalCodes: z.array(z.string().regex(postalCodePattern, 'investors_postal_code_not_valid')).max(50),
  propertyUses: someOf(propertyUses),
  buildingZones: someOf(buildingZones),
  propertyStates: someOf(propertyStates),
  riskClasses: someOf(riskClasses),
  dealTypes: someOf(transactionTypes),
  volumeFrom: amount,
  volumeTo: amount,
  /** Lowest gross yield, in percent. */
  yieldFrom: percent,
  ticketSize: amount,
  profileNote: words(2000),
})
export type ProfileData = z.infer<typeof profileData>

export const investorData = z.object({
  company: line(200),
  investorType: z.enum(investorTypes, needed),
  legalForm: z.enum(legalForms).nullable(),
  uid: words(40),
  street: words(200),
  postalCode: words(20),
  seat: words(100),
  country: z.string().regex(/^[A-Z]{2}$/, wrong.error),
  website: words(200),
  language: z.enum(languages, needed),
  isCoBroker: z.boolean(),
  /** The first one receives the mails. */
  contacts: z.array(contactData).min(1, 'investors_contact_needed').max(10, wrong.error),
  ...profileData.shape,
  lexDomicile: z.enum(lexDomiciles).nullable(),
  lexNationality: z.enum(lexNationalities).nullable(),
  lexPermit: z.enum(lexPermits).nullable(),
  /** Share of capital or votes in foreign hands, in percent. */
  lexForeignShare: percent,
  beneficialOwner: words(200),
  generalNdaOn: day.nullable(),
  generalNdaUntil: day.nullable(),
  source: z.enum(investorSources, needed),
  remark: words(2000),
})
export type InvestorData = z.infer<typeof investorData>

/** Required texts are still empty. */
const blankInvestor = investorData.extend({
  company: z.string(),
  contacts: z.array(contactData.extend({ lastName: z.string() })),
})

const path = '/api/v1/investors/:id'

export const investorView = z.object({
  id,
  /** Key of the settings of its list. */
  settingsKey: z.literal('investors'),
  version,
  number: z.number(),
  progress_state: z.enum(investorStates),
  stateTitle: z.string(),
  data: investorData,
  /** Contact people who can sign in, by id. */
  accounts: z.array(id),
  createdAt: z.string(),
  recordedBy: z.string().nullable(),
  leaveReason: z.string().nullable(),
  leftAt: z.string().nullable(),
  optedOutAt: z.string().nullable(),
  optOutReason: z.string().nullable(),
  profileChangedAt: z.string().nullable(),
  /** A link to change the profile was mailed and is valid until then. */
  profileLinkUntil: z.string().nullable(),
  lexResult: z.enum(lexResults),
  isGeneralNdaInForce: z.boolean(),
  /** Mails to the first contact person bounce. */
  hasBounce: z.boolean(),
  canWrite: z.boolean(),
  actions: z.array(z.object({ key: z.enum(investorActions), enabled: z.boolean(), reason: z.string().optional() })),
})
export type InvestorView = z.infer<typeof investorView>

export const getInvestor = endpoint({
  method: 'GET',
  path,
  summary: 'One investor with company, contact people, search profile, state, and what may be done now.',
  params: idParam,
  response: investorView,
})

export const getInvestorForm = endpoint({
  method: 'GET',
  path: `${path}/edit`,
  summary: 'The same investor, as the form of the side panel edits it.',
  params: idParam,
  response: investorView,
})

export const saveInvestor = endpoint({
  method: 'POST',
  path: `${path}/edit`,
  summary: 'Saves an investor; a stale version returns 409 with the newer values.',
  params: idParam,
  body: investorData.extend({ version }),
  response: z.object({ version, data: investorData, notify: z.array(notice).optional() }),
})

export const getInvestorCreation = endpoint({
  method: 'GET',
  path: '/api/v1/investors/create',
  summary: 'The values with which the form for a new investor begins.',
  response: z.object({ data: blankInvestor }),
})

export const createInvestor = endpoint({
  method: 'POST',
  path: '/api/v1/investors/create',
  summary: 'Records an investor; 409 with the known one (`current`) if an address or the UID is already known.',
  body: investorData,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

/** Body of a 409: the investor who already has this address or UID. */
export const knownInvestor = z.object({ id, number: z.number(), name: z.string() })

export const getInvestorTimeline = endpoint({
  method: 'GET',
  path: `${path}/timeline`,
  summary: 'The history of an investor, newest first, at most 200 entries.',
  params: idParam,
  response: timelineAnswer,
})

export const changeInvestorStatus = endpoint({
  method: 'POST',
  path: `${path}/change-status`,
  summary:
    'Sets an investor inactive, with the reason, or active again; also ends an opt-out if the investor asks for it.',
  params: idParam,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('activate') }),
    z.object({
      action: z.literal('deactivate'),
      reason: z.enum(leaveReasons, needed),
      comment: words(500).optional(),
    }),
    z.object({ action: z.literal('end_opt_out'), reason: line(500) }),
  ]),
  response: z.object({ progress_state: z.enum(investorStates), notify: z.array(notice).optional() }),
})

export const deleteInvestor = endpoint({
  method: 'DELETE',
  path,
  summary: 'Deletes an inactive investor without signed NDA and offers, with mails and history.',
  params: idParam,
  response: done,
})
