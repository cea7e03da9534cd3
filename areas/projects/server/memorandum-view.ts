// The whole memorandum of a project in the reader's language. Facts without a value are left out.

import { grouped, writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Memorandum } from '../contract/public.ts'
import { textIn } from '../rules/advertisement.ts'
import { textComponents } from '../rules/text-components.ts'
import { linesOf } from '../rules/text-lines.ts'
import { documentsAmong, fileRowsOf, picturesAmong } from './project-files.ts'
import { figuresOf, type ProjectRow } from './project-row.ts'

export async function memorandumOf(ctx: StaffContext, row: ProjectRow): Promise<Memorandum> {
  const files = await fileRowsOf(ctx, row.id)
  const text = (key: (typeof textComponents)[number]['key']) => textIn(row.texts[key], ctx.language)
  return {
    slug: row.slug,
    title: row.title,
    referenceNumber: row.referenceNumber,
    address: [row.street, row.houseNumber].filter(Boolean).join(' '),
    city: [row.postalCode, row.city].filter(Boolean).join(' '),
    canton: row.canton,
    summary: text('summary'),
    highlights: linesOf(text('highlights')),
    facts: factsOf(ctx, row),
    keyFigures: figuresOf(row),
    keyDates: datesOf(row),
    texts: textComponents
      .filter(({ key, place, required }) => place === 'memorandum' && !required && row.components.includes(key))
      .map(({ key }) => ({ key, text: text(key) }))
      .filter((one) => one.text !== ''),
    criteria: criteriaOf(ctx, row),
    pictures: picturesAmong(files).map(({ id }, index) => ({
      id,
      alt: ctx.t('projects_picture', { number: index + 1 }),
    })),
    files: documentsAmong(files).map(({ id, name }) => ({ id, name })),
    contacts: row.contactPeople,
    reader: { name: `${ctx.user.firstName} ${ctx.user.lastName}`, at: ctx.now.toISOString() },
  }
}

function datesOf(row: ProjectRow) {
  const days = { nboDate: row.nboDue, boDate: row.boDue, signingDate: row.signingOn, closingDate: row.closingOn }
  return Object.entries(days).flatMap(([key, day]) => (day ? [{ key, day }] : []))
}

function factsOf(ctx: StaffContext, row: ProjectRow): Memorandum['facts'] {
  const { facts } = row
  const money = (amount: number | null) => (amount === null ? null : writtenMoney(amount))
  const measured = (value: number | null | undefined, unit: string) =>
    value === null || value === undefined ? null : `${grouped(String(value))}\u00a0${unit}`
  const plain = (value: number | string | null | undefined) => (value ? String(value) : null)
  const values: [string, string | null][] = [
    ['transactionType', ctx.t(`projects_transaction_${row.transactionType}`)],
    ['propertyUses', row.propertyUses.map((use) => ctx.t(`projects_use_${use}`)).join(', ')],
    ['buildingZonesHarmonized', row.buildingZones.map((zone) => ctx.t(`projects_zone_${zone}`)).join(', ')],
    ['parcelNumber', plain(facts.parcelNumber)],
    ['egrid', plain(facts.egrid)],
    ['landArea', measured(facts.landArea, 'm²')],
    ['floorArea', measured(facts.floorArea, 'm²')],
    ['volume', measured(facts.volume, 'm³')],
    ['apartments', plain(facts.apartments)],
    ['constructionYear', plain(facts.constructionYear)],
    ['renovationYear', plain(facts.renovationYear)],
    ['ownershipForm', facts.ownershipForm ? ctx.t(`projects_ownership_${facts.ownershipForm}`) : null],
    ['price', money(row.price)],
    ['targetRent', money(row.targetRent)],
    ['vacancyLoss', money(row.vacancyLoss)],
    ['runningCosts', money(row.runningCosts)],
    ['purchaseCosts', money(row.purchaseCosts)],
    ['wault', facts.wault ? ctx.t('projects_years', { years: facts.wault }) : null],
  ]
  return values.flatMap(([key, value]) => (value ? [{ label: ctx.t(`projects_field_${key}`), value }] : []))
}

function criteriaOf(ctx: StaffContext, { criteria }: ProjectRow): string[] {
  const types = criteria.investorTypes ?? []
  const admitted = types.map((type) => ctx.t(`projects_investor_${type}`)).join(', ')
  return [
    ...(admitted === '' ? [] : [ctx.t('projects_admitted', { types: admitted })]),
    ...(criteria.excludesPersonsAbroad ? [ctx.t('projects_field_excludesPersonsAbroad')] : []),
    ...(criteria.asksProofOfFunds ? [ctx.t('projects_field_asksProofOfFunds')] : []),
    ...(criteria.note ? [criteria.note] : []),
  ]
}

/** «NBO: 14.12.2026», for the printed memorandum. */
export const dateRowsOf = (ctx: StaffContext, dates: Memorandum['keyDates']): string[][] =>
  dates.map(({ key, day }) => [ctx.t(`projects_field_${key}`), swissDate(day)])
