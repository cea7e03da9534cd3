// The agreement as PDF: the filled blocks of the wording, and the official form where it is required.

import { optionWord, swissDate } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { printDocument, type Sheet } from '#platform/server/documents/printed-document.ts'
import { translatorFor, type Translate } from '#platform/server/i18n/texts.ts'
import { blocksFor, filled, type AgreementBlock } from '../rules/agreement-template.ts'
import { factsOf } from '../rules/agreement-missing.ts'
import type { RentsOfObject } from '#areas/tenants/server/public.ts'
import type { Gathered } from './gathered.ts'
import { printInitialRentForm } from './print-initial-rent.ts'
import { money } from './values.ts'

export function printAgreement(ctx: Context, gathered: Gathered, wording?: readonly AgreementBlock[]): Promise<Buffer> {
  const { application, agreed, landlord, housed, duty } = gathered
  const { language } = application
  // Printed in the household's language, independent of the user's language.
  const own: Context = { ...ctx, language, t: translatorFor(language, ctx.workspace.projectType) }
  const blocks = wording ?? gathered.wording.content[language]
  const title = own.t('contracts_paper_title', { names: gathered.tenancy.tenantNames })
  return printDocument(
    { title, language, author: landlord.name, foot: `${title} · ${housed.object.title}` },
    (sheet) => {
      for (const block of blocksFor(blocks, factsOf(agreed))) printBlock(own, sheet, block, gathered)
      if (duty.kind === 'required') {
        sheet.newPage()
        printInitialRentForm(own, sheet, gathered, duty.rule)
      }
    },
  )
}

function printBlock(ctx: Context, sheet: Sheet, { kind, text }: AgreementBlock, gathered: Gathered): void {
  const words = filled(text, gathered.agreed.values)
  if (kind === 'title') return sheet.title(words)
  if (kind === 'heading') return sheet.heading(words)
  if (words) sheet[kind === 'signatures' ? 'heading' : 'paragraph'](words)
  if (kind === 'parties') sheet.table(partyRows(ctx, gathered))
  if (kind === 'rents') sheet.table(rentRows(ctx, gathered), { numbers: [1] })
  if (kind === 'signatures') sheet.signatures(signersOf(ctx.t, gathered), ctx.t('contracts_place_and_date'))
}

function partyRows(ctx: Context, { landlord, adults, housed }: Gathered): string[][] {
  const owner = housed.building.ownerName
  const represented = owner && owner !== landlord.name ? ctx.t('contracts_on_behalf', { owner }) : ''
  return [
    [ctx.t('contracts_landlord'), [landlord.name, landlord.address, represented].filter(Boolean).join('\n')],
    ...adults.map(({ firstName, lastName, dateOfBirth, tenantType }) => [
      tenantType ? optionWord(ctx, 'tenant_type', tenantType) : ctx.t('contracts_tenant'),
      [`${firstName} ${lastName}`, dateOfBirth && ctx.t('contracts_born', { date: swissDate(dateOfBirth) })]
        .filter(Boolean)
        .join('\n'),
    ]),
  ]
}

/** The rents of the object. If others are let with it, one line for each and the total. */
function rentRows(ctx: Context, { rents, housed, together, total }: Gathered): string[][] {
  const { t } = ctx
  const row = (label: string, amount: number | null) => [label, money(ctx, amount) ?? '……………']
  const rowsOf = ({ net, ancillary }: RentsOfObject, of: (key: string) => string) => [
    row(of('contracts_net_rent'), net),
    row(of('contracts_ancillary'), ancillary),
  ]
  if (together.length === 0) return [...rowsOf(rents, t), row(t('contracts_gross_rent'), rents.gross)]
  const named = [{ object: housed.object, rents }, ...together]
  return [
    ...named.flatMap((one) => rowsOf(one.rents, (key) => `${one.object.title}\n${t(key)}`)),
    row(t('contracts_gross_rent_total'), total.gross),
  ]
}

const signersOf = (t: Translate, { landlord, adults }: Gathered) => [
  { role: t('contracts_landlord'), names: [landlord.name] },
  { role: t('contracts_tenants'), names: adults.map(({ firstName, lastName }) => `${firstName} ${lastName}`) },
]
