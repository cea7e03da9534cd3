// Compares two applications so that staff can decide whether they are from the same household.

import { swissDate } from '#platform/rules/calendar-day.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { notFound } from '#platform/server/app-error.ts'
import { optionWord } from '../details/answers.ts'
import { findApplication, type ApplicationRow } from '../details/application-row.ts'
import { peopleOf } from '../details/details.ts'
import { alikeTo, duplicateViews } from './duplicates.ts'
import { wishedObjects } from '../details/object-choices.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/duplicates.ts'

export const compareDuplicates = handler(
  contract.compareDuplicates,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const own = await findApplication(ctx, params.id)
    const other = await findApplication(ctx, params.otherId)
    const alike = (await alikeTo(ctx, own.id)).find(({ id }) => id === other.id)
    if (!alike) throw notFound('applications_not_alike')
    const [otherView, ownView] = await duplicateViews(ctx, [alike, { ...alike, ...own }])
    if (!ownView || !otherView) throw new Error('two rows in, two views out')
    const ownLines = await linesOf(ctx, own)
    const otherLines = await linesOf(ctx, other)
    return {
      own: ownView,
      other: otherView,
      lines: ownLines.map(({ label, value }, index) => {
        const counterpart = otherLines[index]?.value ?? ''
        // Two empty fields do not count as equal.
        return {
          label,
          own: value,
          other: counterpart,
          same: value !== '' && value.toLowerCase() === counterpart.toLowerCase(),
        }
      }),
    }
  },
)

async function linesOf(ctx: StaffContext, row: ApplicationRow): Promise<{ label: string; value: string }[]> {
  const { adults, children } = await peopleOf(ctx, row.id)
  const wishes = await wishedObjects(ctx, row.id)
  const named = (people: readonly { name: string; age: number | null }[]) =>
    people.map(({ name, age }) => (age === null ? name : ctx.t('applications_name_and_age', { name, age }))).join(', ')
  const lines: [string, string][] = [
    ['applications_contact_name', row.contactName],
    ['applications_contact_email', row.contactEmail],
    ['applications_contact_phone', row.contactPhone ? spelledPhone(row.contactPhone) : ''],
    ['applications_duplicate_adults', named(adults)],
    ['applications_duplicate_children', named(children)],
    ['applications_column_household_type', optionWord(ctx, 'household_type', row.householdType)],
    ['applications_wishes', wishes.map(({ object }) => object.title).join(', ')],
    ['applications_duplicate_income', row.income === null ? '' : grouped(row.income)],
    ['applications_duplicate_move_in', row.moveInWish ? swissDate(row.moveInWish) : ''],
  ]
  return lines.map(([label, value]) => ({ label: ctx.t(label), value }))
}

/** Swiss grouping: 80'000. */
const grouped = (francs: number): string => String(francs).replaceAll(/\B(?=(\d{3})+$)/g, "'")
