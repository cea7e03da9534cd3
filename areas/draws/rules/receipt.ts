// Receipt of a candidate: 80 random bits in 16 letters and digits that are not confused with each other when read
// aloud or from paper.

/** Crockford's base 32: without I, L, O and U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const receiptBytes = 10

/** Each sign holds five bits of the ten bytes, so that all receipts are equally probable. */
export function receiptOfBytes(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => signs[Number.parseInt(five, 2)]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** Reads what a person typed: small letters, missing hyphens, O for 0, I and L for 1. */
export function receiptTyped(text: string): string {
  const letters = text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return (letters.match(/.{1,4}/g) ?? []).join('-')
}
