// The part of sales that areas above may use.

export { reservation } from './reservation/reservation-tables.ts'
export { isOverSql } from './reservation/clock-sql.ts'
export { boughtOnSql, hasBoughtSql, hasReservedSql, reservedAtSql } from './reservation/reached-sql.ts'
