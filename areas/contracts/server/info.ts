// The agreement as shown to staff: content, missing data with links, documents, signatures, allowed actions.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { assignmentCan, isAgreementOut } from '#areas/applications/rules/offers/assignment-can.ts'
import { francs, freeFromFor, lettingOf, roleWord, swissDate } from '#areas/applications/server/public.ts'
import { spoken } from '#platform/server/permit.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ContractInfo } from '../contract/agreement.ts'
import {
  depositMonthsOf,
  highestDepositMonths,
  shortestNoticeMonths,
  type Missing,
} from '../rules/agreement-missing.ts'
import { isVariable } from '../rules/agreement-variables.ts'
import { partiesHaveChanged, partiesOf } from '#areas/tenants/rules/parties.ts'
import { unsigned } from '../rules/signers.ts'
import { gather } from './gather.ts'
import type { RentsOfObject } from '#areas/tenants/server/public.ts'
import type { Gathered } from './gathered.ts'
import { papersOf } from './papers.ts'
import { expectedSigners, signaturesOf } from './signatures.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as agreementContract from '../contract/agreement.ts'

export const getContractInfo = handler(
  agreementContract.getContractInfo,
  { permission: 'tenants_read' },
  async (ctx, { params }) => {
    const gathered = await gather(ctx, params.id)
    const { tenancy, application, adults, landlord, rents, together, total } = gathered
    // An agreement that has not been sent has no signatures.
    const signatures = tenancy.contractState === 'without_contract' ? [] : await signaturesOf(ctx, tenancy.id)
    return {
      version: tenancy.version,
      language: application.language,
      parties: adults.map((one) => ({
        name: `${one.firstName} ${one.lastName}`,
        dateOfBirth: one.dateOfBirth,
        role: roleWord(ctx, one),
      })),
      landlord: { name: landlord.name, address: landlord.address },
      ...inFrancs(rents),
      depositMonths: depositMonthsOf({ deposit: total.deposit, grossRent: total.gross }),
      together: together.map((one) => ({ objectId: one.object.id, title: one.object.title, ...inFrancs(one.rents) })),
      total: inFrancs(total),
      contractNumber: tenancy.contractNumber,
      freeFrom: await freeFromFor(ctx, await lettingOf(ctx, tenancy)),
      terms: termsOf(gathered),
      initialRentForm: formOf(gathered),
      hints: hintsOf(ctx, gathered),
      missing: gathered.missing.map((one) => shown(ctx, one, gathered)),
      documents: await papersOf(ctx, tenancy.id),
      signatures,
      unsigned: unsigned(expectedSigners(gathered), signatures),
      ...abilitiesOf(ctx, gathered),
    }
  },
)

const inFrancs = ({ net, ancillary, gross, deposit }: RentsOfObject) => ({
  netRent: francs(net),
  ancillaryCost: francs(ancillary),
  grossRent: francs(gross),
  deposit: francs(deposit),
})

const termsOf = ({ contract, tenancy, together }: Gathered): ContractInfo['terms'] => ({
  contractStart: tenancy.contractStart,
  contractEnd: contract.endsOn,
  netRent: francs(contract.netRent),
  ancillaryCost: francs(contract.ancillaryCost),
  deposit: francs(contract.deposit),
  noticeMonths: contract.noticeMonths,
  noticeDates: contract.noticeDates,
  isFirstLetting: contract.isFirstLetting,
  previousNetRent: francs(contract.previousNetRent),
  previousAncillaryCost: francs(contract.previousAncillaryCost),
  rentReason: contract.rentReason,
  referenceRate: contract.referenceRate,
  priceIndex: contract.priceIndex,
  together: together.map(({ object, agreed }) => ({
    objectId: object.id,
    netRent: francs(agreed.net),
    ancillaryCost: francs(agreed.ancillary),
    deposit: francs(agreed.deposit),
  })),
  comment: tenancy.comment,
})

function formOf({ duty, form, previousOf }: Gathered): ContractInfo['initialRentForm'] {
  if (duty.kind !== 'required' || !form) return null
  return {
    canton: duty.rule.canton,
    source: duty.rule.source,
    previousNetRent: francs(form.previousNetRent),
    previousAncillaryCost: francs(form.previousAncillaryCost),
    previousOf,
  }
}

function hintsOf(ctx: StaffContext, { duty, form, tenancy, contract, adults, housed, together }: Gathered): string[] {
  if (!isAgreementOut(tenancy)) {
    if (duty.kind === 'unclear') {
      return [ctx.t('contracts_hint_form_unclear', { canton: duty.rule.canton, city: housed.building.city })]
    }
    const unknown = form && !form.isFirstLetting ? together.filter(({ before }) => before === null) : []
    return unknown.map(({ object }) => ctx.t('contracts_hint_form_together', { object: object.title }))
  }
  const { parties } = contract
  if (!parties || !partiesHaveChanged(parties, partiesOf(adults))) return []
  const words = parties.map(({ name, dateOfBirth }) => (dateOfBirth ? `${name} (${swissDate(dateOfBirth)})` : name))
  return [ctx.t('contracts_hint_people_changed', { parties: words.join(', ') })]
}

/** Text of a missing value, and the link to the page where it is entered. */
export function shown(ctx: StaffContext, { key, source, subjectId }: Missing, gathered: Gathered) {
  const { tenancy, housed, adults, together } = gathered
  const what = together.find(({ object }) => object.id === subjectId)
  const who = adults.find(({ id }) => id === subjectId)
  const text = isVariable(key)
    ? ctx.t('contracts_missing_value', { name: ctx.t(`contracts_variable_${key}`) })
    : ctx.t(`contracts_missing_${key}`, {
        name: who ? `${who.firstName} ${who.lastName}` : (what?.object.title ?? ''),
        months: key === 'notice_too_short' ? shortestNoticeMonths : highestDepositMonths,
      })
  const hrefs = {
    contact: '/project-settings/project/contact',
    adult: `/tenant/${tenancy.id}?panel=ApplicationAdult:${subjectId}`,
    application: `/tenant/${tenancy.id}?panel=ApplicationEdit:${tenancy.applicationId}`,
    object: `/tenant/${tenancy.id}?panel=ApartmentEdit:${housed.object.id}`,
    terms: `/tenant/${tenancy.id}?edit=terms`,
    wording: '/project-settings/rental-agreement',
  }
  return { key: subjectId ? `${key}_${subjectId}` : key, text, href: hrefs[source] }
}

function abilitiesOf(ctx: StaffContext, { tenancy, missing }: Gathered) {
  const readOnly = ctx.can('tenants_write') ? null : no('tenants_reason_read_only')
  const isSent: Verdict = tenancy.contractState === 'contract_sent' ? yes : no('tenants_reason_without_contract')
  return {
    canEdit: spoken(ctx, readOnly ?? mayEdit(tenancy.contractState)),
    canSend: spoken(ctx, readOnly ?? maySend(tenancy, missing.length)),
    canWithdraw: spoken(ctx, readOnly ?? assignmentCan.moveTo(tenancy, 'without_contract')),
    canSign: spoken(ctx, readOnly ?? (tenancy.contractState === 'with_contract' ? yes : isSent)),
  }
}

/** An agreement that has been sent cannot be edited; it must be withdrawn first. */
export const mayEdit = (state: Gathered['tenancy']['contractState']): Verdict =>
  state === 'without_contract' ? yes : no(`tenants_reason_${state}`)

export function maySend(tenancy: Gathered['tenancy'], missing: number): Verdict {
  const verdict = assignmentCan.moveTo(tenancy, 'contract_sent')
  return verdict.allowed && missing > 0 ? no('contracts_reason_missing') : verdict
}
