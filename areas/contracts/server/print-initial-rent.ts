// What the official form of the initial rent has to say: the rent before and now, on which basis, and why (VMWG 19).

import { addressOf, swissDate } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Sheet } from '#platform/server/documents/printed-document.ts'
import type { InitialRentRule } from '../rules/initial-rent.ts'
import type { Gathered } from './gathered.ts'
import { money } from './values.ts'

const gap = '……………'

export function printInitialRentForm(ctx: Context, sheet: Sheet, gathered: Gathered, rule: InitialRentRule): void {
  const { t } = ctx
  const { form, rents, tenancy, housed, landlord } = gathered
  if (!form) return
  sheet.title(t('contracts_form_title'))
  sheet.note(t('contracts_form_basis', { canton: rule.canton, source: rule.source }))
  sheet.table([
    [t('contracts_landlord'), [landlord.name, landlord.address].filter(Boolean).join('\n') || gap],
    [t('contracts_tenants'), tenancy.tenantNames],
    [t('contracts_object'), `${housed.object.title}\n${addressOf(housed.building)}`],
    [t('contracts_start'), tenancy.contractStart ? swissDate(tenancy.contractStart) : gap],
  ])
  sheet.heading(t('contracts_form_rents'))
  const { previousNetRent: net, previousAncillaryCost: ancillary } = form
  const before = (amount: number | null) => (form.isFirstLetting ? '–' : (money(ctx, amount) ?? gap))
  const now = (amount: number | null) => money(ctx, amount) ?? gap
  sheet.table(
    [
      [t('contracts_per_month'), t('contracts_form_before'), t('contracts_form_now')],
      [t('contracts_net_rent'), before(net), now(rents.net)],
      [t('contracts_ancillary'), before(ancillary), now(rents.ancillary)],
      [t('contracts_gross_rent'), before(net === null ? null : net + (ancillary ?? 0)), now(rents.gross)],
    ],
    { hasHeader: true, widths: [0.4, 0.3, 0.3], numbers: [1, 2] },
  )
  if (form.isFirstLetting) sheet.paragraph(t('contracts_form_first_letting'))
  else {
    sheet.table([
      [t('contracts_reference_rate'), form.referenceRate === null ? gap : `${form.referenceRate.toFixed(2)} %`],
      [t('contracts_price_index'), form.priceIndex === null ? gap : form.priceIndex.toFixed(1)],
    ])
  }
  sheet.heading(t('contracts_rent_reason'))
  sheet.paragraph(form.reason ?? gap)
  sheet.heading(t('contracts_form_contest'))
  sheet.paragraph(t('contracts_form_contest_text'))
  sheet.signatures([{ role: t('contracts_landlord'), names: [landlord.name || gap] }], t('contracts_place_and_date'))
  sheet.note(t('contracts_form_approval'))
}
