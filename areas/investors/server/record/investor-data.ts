// Converts an investor between form and columns: money in Rappen, empty texts null.

import { francsOrNull, rappenOrNull } from '#platform/rules/amounts/money.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { ContactData, InvestorData, ProfileData } from '../../contract/investor.ts'
import { uidOf } from '../../rules/uid.ts'
import { contactData, contactsOf, nameOf, type ContactRow } from './contacts.ts'
import type { InvestorRow } from './investor-row.ts'

export const profileOf = (row: InvestorRow): ProfileData => ({
  cantons: row.cantons,
  postalCodes: row.postalCodes,
  propertyUses: row.propertyUses,
  buildingZones: row.buildingZones,
  propertyStates: row.propertyStates,
  riskClasses: row.riskClasses,
  dealTypes: row.dealTypes,
  volumeFrom: francsOrNull(row.volumeFrom),
  volumeTo: francsOrNull(row.volumeTo),
  yieldFrom: row.yieldFrom,
  ticketSize: francsOrNull(row.ticketSize),
  profileNote: row.profileNote ?? '',
})

export function profileColumns(profile: ProfileData) {
  const { volumeFrom, volumeTo } = profile
  if (volumeFrom !== null && volumeTo !== null && volumeFrom > volumeTo) {
    throw fieldRefusal('volumeTo', 'investors_volume_order')
  }
  return {
    cantons: profile.cantons,
    postalCodes: profile.postalCodes,
    propertyUses: profile.propertyUses,
    buildingZones: profile.buildingZones,
    propertyStates: profile.propertyStates,
    riskClasses: profile.riskClasses,
    dealTypes: profile.dealTypes,
    volumeFrom: rappenOrNull(volumeFrom),
    volumeTo: rappenOrNull(volumeTo),
    yieldFrom: profile.yieldFrom,
    ticketSize: rappenOrNull(profile.ticketSize),
    profileNote: profile.profileNote || null,
  }
}

export const dataOf = async (ctx: Context, row: InvestorRow): Promise<InvestorData> =>
  dataWith(row, await contactsOf(ctx, row.id))

export function dataWith(row: InvestorRow, contacts: readonly ContactRow[]): InvestorData {
  return {
    company: row.company,
    investorType: row.investorType,
    legalForm: row.legalForm,
    uid: row.uid ?? '',
    street: row.street ?? '',
    postalCode: row.postalCode ?? '',
    seat: row.seat ?? '',
    country: row.country,
    website: row.website ?? '',
    language: row.language,
    isCoBroker: row.isCoBroker,
    contacts: contacts.map(contactData),
    ...profileOf(row),
    lexDomicile: row.lexDomicile,
    lexNationality: row.lexNationality,
    lexPermit: row.lexPermit,
    lexForeignShare: row.lexForeignShare,
    beneficialOwner: row.beneficialOwner ?? '',
    generalNdaOn: row.generalNdaOn,
    generalNdaUntil: row.generalNdaUntil,
    source: row.source,
    remark: row.remark ?? '',
  }
}

/** All columns but those of the contact people. */
export function columnsOf({ contacts: _kept, ...data }: InvestorData) {
  const uid = data.uid === '' ? null : uidOf(data.uid)
  if (uid === undefined) throw fieldRefusal('uid', 'investors_uid_not_valid')
  if (data.generalNdaUntil && (!data.generalNdaOn || data.generalNdaUntil < data.generalNdaOn)) {
    throw fieldRefusal('generalNdaUntil', 'investors_nda_order')
  }
  return {
    company: data.company,
    investorType: data.investorType,
    legalForm: data.legalForm,
    uid,
    street: data.street || null,
    postalCode: data.postalCode || null,
    seat: data.seat || null,
    country: data.country,
    website: data.website || null,
    language: data.language,
    isCoBroker: data.isCoBroker,
    ...profileColumns(data),
    lexDomicile: data.lexDomicile,
    lexNationality: data.lexNationality,
    lexPermit: data.lexPermit,
    lexForeignShare: data.lexForeignShare,
    beneficialOwner: data.beneficialOwner || null,
    generalNdaOn: data.generalNdaOn,
    generalNdaUntil: data.generalNdaUntil,
    source: data.source,
    remark: data.remark || null,
  }
}

/** For the history: contact people by name and address, lists as one text. */
export const asRead = ({ contacts, ...data }: InvestorData): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : value]),
  ),
  contacts: contacts.map(contactRead).join('; '),
})

const contactRead = ({ email, phone, function: role, ...person }: ContactData) =>
  [nameOf(person), role, email, phone].filter(Boolean).join(', ')

const emptyProfile: ProfileData = {
  cantons: [],
  postalCodes: [],
  propertyUses: [],
  buildingZones: [],
  propertyStates: [],
  riskClasses: [],
  dealTypes: [],
  volumeFrom: null,
  volumeTo: null,
  yieldFrom: null,
  ticketSize: null,
  profileNote: '',
}

export const newInvestor = (language: InvestorData['language']): InvestorData => ({
  company: '',
  investorType: 'pension_fund',
  legalForm: null,
  uid: '',
  street: '',
  postalCode: '',
  seat: '',
  country: 'CH',
  website: '',
  language,
  isCoBroker: false,
  contacts: [{ id: null, title: null, firstName: '', lastName: '', function: '', email: null, phone: null }],
  ...emptyProfile,
  lexDomicile: null,
  lexNationality: null,
  lexPermit: null,
  lexForeignShare: null,
  beneficialOwner: '',
  generalNdaOn: null,
  generalNdaUntil: null,
  source: 'staff',
  remark: '',
})
