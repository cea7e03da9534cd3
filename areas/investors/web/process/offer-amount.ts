import { formatMoney } from '#platform/web/i18n/format.ts'

/** The amount of an offer, or its range. */
export const offerAmount = ({ amount, amountTo }: { amount: number; amountTo: number | null }): string =>
  amountTo === null ? formatMoney(amount) : `${formatMoney(amount)} – ${formatMoney(amountTo)}`
