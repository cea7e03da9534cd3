// Values of the placeholders, formatted for the household: its language, Swiss numbers and dates.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { addressOf, swissDate } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { VariableKey } from '../rules/agreement-variables.ts'
import { floorIn } from '../rules/floor-words.ts'
import type { Gathered } from './gathered.ts'

type Parts = Pick<
  Gathered,
  'tenancy' | 'application' | 'housed' | 'adults' | 'landlord' | 'contract' | 'together' | 'total'
>

/** Formats Rappen, for example as CHF 1'850.00. */
export function money(ctx: Context, rappen: number | null): string | null {
  if (rappen === null) return null
  const [whole = '', cents = ''] = (rappen / 100).toFixed(2).split('.')
  return `${ctx.workspace.currency} ${whole.replaceAll(/\B(?=(\d{3})+$)/g, "'")}.${cents}`
}

const day = (value: string | null): string | null => value && swissDate(value)
const said = (value: string | number | null): string | null => (value === null || value === '' ? null : String(value))

export function valuesOf(ctx: Context, parts: Parts): Record<VariableKey, string | null> {
  const { tenancy, application, adults, landlord, contract, together, total } = parts
  const { object, building } = parts.housed
  const t = translatorFor(application.language, ctx.workspace.projectType)
  return {
    place_contact_company: said(landlord.name),
    place_contact_address: said(landlord.address),
    place_contact_person: said(landlord.person),
    place_contact_phone: said(landlord.phone),
    place_contact_mail: said(landlord.email),
    place_all_names: said(adults.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')),
    place_email: said(application.contactEmail),
    place_number_persons: said(application.persons),
    place_object_title: said(object.title),
    place_object_number: said(object.referenceNumber),
    place_object_address: addressOf(building),
    place_rooms: said(object.rooms),
    place_area: said(object.area),
    place_floor: object.floor ? floorIn(application.language, object.floor) : null,
    place_dwelling_number: said(object.ewid),
    place_secondary_objects: said(
      together.map((one) => `${one.object.title} (${one.object.referenceNumber})`).join(', '),
    ),
    place_owner: said(building.ownerName),
    place_rent_net: money(ctx, total.net),
    place_incidentals: money(ctx, total.ancillary),
    place_rent_gross: money(ctx, total.gross),
    place_deposit: money(ctx, total.deposit),
    place_contract_start: day(tenancy.contractStart),
    place_contract_end: day(contract.endsOn),
    place_notice_months: said(contract.noticeMonths),
    place_notice_dates: said(contract.noticeDates) ?? t('contracts_usual_notice_dates'),
    place_contract_number: said(tenancy.contractNumber),
    place_today: swissDate(dayOf(ctx.now)),
  }
}
