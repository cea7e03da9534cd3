// Amounts and numbers as printed in documents and sentences of the server, written as in Switzerland.

/** Digits with an apostrophe between thousands: 12'400. */
export const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, "'")

/** CHF 1'850.00, from Rappen. */
export function writtenMoney(rappen: number, currency = 'CHF'): string {
  const cents = Math.abs(Math.round(rappen))
  const digits = `${grouped(String(Math.floor(cents / 100)))}.${String(cents % 100).padStart(2, '0')}`
  return `${currency} ${rappen < 0 && cents > 0 ? '-' : ''}${digits}`
}
