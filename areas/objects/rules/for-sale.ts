// The price of an object decides if it is to let or for sale.

interface Priced {
  grossRent: number | null
  sellingPrice: number | null
}

export const isForSale = ({ grossRent, sellingPrice }: Priced): boolean => grossRent === null && sellingPrice !== null
