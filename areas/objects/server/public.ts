// For other areas: further properties of an object, reservations without an application, and the import of units from
// another system.

export {
  beforeObjectLock,
  beforeSaleTakenBack,
  beforeWithdrawal,
  objectRemoval,
  reasonsToKeepObjects,
  type ObjectScope,
} from './details/extension-points.ts'
export { findObject, francs } from './details/object-row.ts'
export { claimsOnObjects, objectClaims, type HangingClaims, type ObjectClaims } from './details/claims.ts'
export { tiesOnObjects, type ObjectTies } from './details/ties.ts'
export { objectIdsOf, tableOf as objectsTable } from './list/list.ts'
export { isForSaleSql } from './list/list-row.ts'
export { contactFor, contactOf } from './public-pages/public-contact.ts'
export { objectTable } from './public-pages/list/object-table.ts'
export { pagesForSearch, type PageForSearch } from './public-pages/pages-for-search.ts'
export { publicTerms } from './public-pages/public-terms.ts'
export { reasonsOf, valueTold } from './bulk-import/check.ts'
export { readSpreadsheet, spreadsheetUpload } from './bulk-import/source.ts'
export { planUnits, writeUnits } from './bulk-import/units.ts'
export { beginReservation, lookReservationFor, release, reserve } from './details/reservations.ts'
export { priceRules, type PriceJudge } from './details/price-rules.ts'
export { sellingPricesInForce, writeSellingPrices } from './details/selling-prices.ts'
export { sellObject, takeBackSoldObject } from './details/sale.ts'
export { objectSale, propertyObject } from './tables.ts'
