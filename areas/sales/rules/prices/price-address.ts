// Paths of the price lists.

export const pricesPath = '/sales/prices'
export const newPriceListPath = `${pricesPath}/new`

export const priceListPath = (id: string): string => `${pricesPath}/${id}`
