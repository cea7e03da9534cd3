// Data of the official form for the initial rent: previous and new rent, their basis, and the reason (VMWG 19).

import { addressOf, swissDate } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Sheet } from '#platform/server/documents/printed-document.ts'
import type { InitialRentStatement } from '../rules/agreement-missing.ts'
import type { InitialRentRule } from '../rules/initial-rent.ts'
import type { Gathered } from './gathered.ts'
import { money } from './values.ts'

const gap = '……………'

export function printInitialRentForm(ctx: Context, sheet: Sheet, gathered: Gathered, rule: InitialRentRule): void {
  const { t } = ctx
  const { form, tenancy, housed, landlord, together } = gathered
  if (!form) return
  sheet.title(t('contracts_form_title'))
  sheet.note(t('contracts_form_basis', { canton: rule.canton, source: rule.source }))
  sheet.table([
    [t('contracts_landlord'), [landlord.name, landlord.address].filter(Boolean).join('\n') || gap],
    [t('contracts_tenants'), tenancy.tenantNames],
    [t('contracts_object'), `${housed.object.title}\n${addressOf(housed.building)}`],
    ...(together.length > 0 ? [[t('contracts_form_together'), together.map(titleOf).join('\n')]] : []),
    [t('contracts_start'), tenancy.contractStart ? swissDate(tenancy.contractStart) : gap],
  ])
  printRents(ctx, sheet, gathered, form)
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

type Together = Gathered['together'][number]

const titleOf = ({ object }: Together): string => `${object.title} (${object.referenceNumber})`

/** The home comes first, then each object let with it, then the total. */
function printRents(
  ctx: Context,
  sheet: Sheet,
  { rents, together, total }: Gathered,
  form: InitialRentStatement,
): void {
  const { t } = ctx
  const { isFirstLetting, previousNetRent: net, previousAncillaryCost: ancillary } = form
  const before = (amount: number | null) => (isFirstLetting ? '–' : (money(ctx, amount) ?? gap))
  const now = (amount: number | null) => money(ctx, amount) ?? gap
  const grossBefore = net === null ? null : net + (ancillary ?? 0)
  const look = { hasHeader: true, widths: [0.4, 0.3, 0.3], numbers: [1, 2] }
  const head = [t('contracts_per_month'), t('contracts_form_before'), t('contracts_form_now')]
  sheet.heading(t('contracts_form_rents'))
  sheet.table(
    [
      head,
      [t('contracts_net_rent'), before(net), now(rents.net)],
      [t('contracts_ancillary'), before(ancillary), now(rents.ancillary)],
      [t('contracts_gross_rent'), before(grossBefore), now(rents.gross)],
    ],
    look,
  )
  for (const one of together) {
    const was = one.before
    sheet.heading(t('contracts_form_of_object', { object: titleOf(one) }))
    sheet.table(
      [
        head,
        [t('contracts_net_rent'), before(was?.net ?? null), now(one.rents.net)],
        [t('contracts_ancillary'), before(was?.ancillary ?? null), now(one.rents.ancillary ?? 0)],
        [t('contracts_gross_rent'), before(was && was.net + was.ancillary), now(one.rents.gross)],
      ],
      look,
    )
  }
  if (together.length === 0) return
  const allBefore = sumOf([grossBefore, ...together.map((one) => one.before && one.before.net + one.before.ancillary)])
  sheet.table([head, [t('contracts_form_total'), before(allBefore), now(total.gross)]], look)
}

/** Null if any amount is unknown. */
const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
