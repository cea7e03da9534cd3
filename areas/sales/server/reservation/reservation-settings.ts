// Settings page of the reservation. A changed agreement is stored as a new version, because agreements that were made
// keep theirs.

import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { desc, eq } from 'drizzle-orm'
import { settingsEndpoints, type SettingPage } from '#areas/project-settings/server/public.ts'
import { swissIban } from '#platform/rules/qr-bill/references.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import * as contract from '../../contract/reservation-settings.ts'
import type { ReservationSettingsData } from '../../contract/reservation-settings.ts'
import { defaultReservationAgreement } from '../../rules/default-reservation-agreement.ts'
import { agreementContent, unknownPlaceholders, type AgreementContent } from '../../rules/reservation-agreement.ts'
import { reservationSettings, type ReservationSettings } from '../../rules/reservation-settings.ts'
import { reservationTemplate } from './reservation-tables.ts'

export const readReservationSettings = (ctx: Context): Promise<ReservationSettings> =>
  readSetting(ctx, 'reservation', reservationSettings)

export interface AgreementVersion {
  /** 0 is the default agreement. */
  version: number
  content: AgreementContent
}

export async function readAgreement(ctx: Context): Promise<AgreementVersion> {
  const [row] = await ctx.db
    .select()
    .from(reservationTemplate)
    .where(eq(reservationTemplate.workspaceId, ctx.workspace.id))
    .orderBy(desc(reservationTemplate.versionNumber))
    .limit(1)
  return row
    ? { version: row.versionNumber, content: agreementContent.parse(row.content) }
    : { version: 0, content: defaultReservationAgreement }
}

const reservationPage: SettingPage<ReservationSettingsData> = {
  key: 'reservation',
  async read(ctx) {
    const stored = await readReservationSettings(ctx)
    return { ...stored, fee: francsOf(stored.fee), agreement: (await readAgreement(ctx)).content }
  },
  async documentOf(ctx, { agreement, ...data }) {
    await saveAgreement(ctx, agreement)
    return reservationSettings.parse({
      ...data,
      fee: rappenOf(data.fee),
      iban: swissIban(data.iban) ?? '',
    })
  },
  words(ctx, field, value) {
    if (field === 'agreement') return ctx.t('sales_settings_agreement_changed')
    const isFate = field === 'feeOnWithdrawal' || field === 'feeOnExpiry'
    return isFate && typeof value === 'string' ? ctx.t(`sales_fee_fate_${value}`) : undefined
  },
}

/** The caller holds the lock of the settings row, so that two saves cannot take the same version. */
async function saveAgreement(ctx: StaffContext, content: AgreementContent): Promise<void> {
  const current = await readAgreement(ctx)
  if (JSON.stringify(current.content) === JSON.stringify(content)) return
  const unknown = unknownPlaceholders(content)
  if (unknown.size > 0) {
    throw new AppError('general_please_check_fields', {
      status: 422,
      fields: Object.fromEntries([...unknown.keys()].map((path) => [path, 'sales_placeholder_unknown'])),
      values: { name: [...unknown.values()].map((key) => `[${key}]`).join(', ') },
    })
  }
  await ctx.db.insert(reservationTemplate).values({
    workspaceId: ctx.workspace.id,
    versionNumber: current.version + 1,
    content,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
  })
}

export const { get: getReservationSettings, save: saveReservationSettings } = settingsEndpoints(
  { get: contract.getReservationSettings, save: contract.saveReservationSettings },
  reservationPage,
)
